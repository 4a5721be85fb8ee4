import { nearestName } from 'openapi-toolkit';
import type { Span } from './spans';
import type { Vocabulary } from './vocabulary';

/** Names that guides may use although no contract has them, with the reason. */
export type Allowed = Readonly<Record<string, string>>;

/** `fine`: checked and known. `skipped`: not a name of a contract. Otherwise the fault. */
export type NameVerdict = 'fine' | 'skipped' | { fault: string };

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

/** Returns the nearest existing name as the end of a message. */
function suggestion(name: string, names: Iterable<string>): string {
  const found = nearestName(name, names);
  return found === undefined ? '' : `; the nearest is ${found}`;
}

function validateName(text: string, vocabulary: Vocabulary, allowed: Allowed): NameVerdict {
  if (Object.hasOwn(allowed, text)) return 'fine';
  const path = PATH.exec(text)?.[2];
  if (path) {
    const isRoute = path.startsWith('/docs/') || vocabulary.anchors.has(path.replace(/\/$/, ''));
    return isRoute || [...vocabulary.paths].some((template) => path === template || fits(path, template))
      ? 'fine'
      : { fault: `no operation has the path ${path}${suggestion(path, vocabulary.paths)}` };
  }
  if (!NAME.test(text)) return 'skipped';
  return isKnown(text, vocabulary)
    ? 'fine'
    : { fault: `\`${text}\` is in no contract${suggestion(text, vocabulary.words)}` };
}

/** Checks the name in a span against the contracts. */
export function validateSpan(span: Span, vocabulary: Vocabulary, allowed: Allowed): NameVerdict {
  if (span.kind === 'typed-request')
    return { fault: 'a typed-in request; use <RequestSample operation="…" />, which is made from the contract' };
  return validateName(span.text, vocabulary, allowed);
}
