import { suggestionFor } from 'docusaurus-preset-portal/node';
import type { Span } from './spans';
import type { Vocabulary } from './vocabulary';

/** Names that guides may use although no contract has them, with the reason. */
export type Allowed = Readonly<Record<string, string>>;

// A word, perhaps with dots, hyphens or `[]`: companyId, source.validFrom, X-Purpose, items[].value, year_built.
const NAME = /^[A-Za-z_][A-Za-z0-9_]*(?:\[\])?(?:[.-][A-Za-z_][A-Za-z0-9_]*(?:\[\])?)*$/;
const PATH = /^(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(\/[^\s?#]*)/;

const isKnown = (text: string, { words, pairs }: Vocabulary): boolean => {
  if (words.has(text)) return true;
  const segments = text.replaceAll('[]', '').split('.');
  if (segments.length === 1) return words.has(segments[0] ?? '');
  return segments.every((segment, index) => index === 0 || pairs.has(`${segments[index - 1]}.${segment}`));
};

/** True if a path matches a template: `/vehicles/9999999999999901` and `/vehicles/{kid}`. */
const fits = (path: string, template: string): boolean => {
  const [segments, expected] = [path.split('/'), template.split('/')];
  return (
    segments.length === expected.length &&
    expected.every((part, index) => part.startsWith('{') || part === segments[index])
  );
};

/** Returns the fault of a span whose name no contract has. */
export function faultOfSpan({ kind, text }: Span, vocabulary: Vocabulary, allowed: Allowed): string | undefined {
  if (kind === 'typed-request')
    return 'a typed-in request; use <RequestSample operation="…" />, which is made from the contract';
  if (Object.hasOwn(allowed, text)) return undefined;
  const path = PATH.exec(text)?.[2];
  if (!path)
    return !NAME.test(text) || isKnown(text, vocabulary)
      ? undefined
      : `\`${text}\` is in no contract; ${suggestionFor(text, vocabulary.words)}`;
  const { paths, anchors } = vocabulary;
  if (path.startsWith('/docs/') || anchors.has(path.replace(/\/$/, ''))) return undefined;
  return [...paths].some((template) => fits(path, template))
    ? undefined
    : `no operation has the path ${path}; ${suggestionFor(path, paths)}`;
}
