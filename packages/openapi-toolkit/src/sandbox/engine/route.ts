import { ownValue } from '../../lib/attempt';
import { decodeSafely } from '../../lib/decode';
import { memoizeByObject } from '../../lib/memoize';
import { MAX_TESTED } from '../../openapi/pattern';
import { templateNames } from './operations';
import { gapsBetween } from './request/accept';
import type { ContractOperation } from './types';

export interface Route {
  operation: ContractOperation;
  /** Path values, still percent-encoded. */
  path: Record<string, string>;
}

/** Signs with which a value begins in a style of RFC 6570. */
const SIGNS: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** Texts of a segment of a path, and the signs of the values between them. */
type Template = [texts: string[], signs: string[]];

const templatesOf = memoizeByObject(({ path, parameters }: ContractOperation): Template[] => {
  const styleOf = (name: string) =>
    parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.style ?? '';
  const marked = path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${ownValue(SIGNS, styleOf(name)) ?? ''}}`);
  return marked.split('/').map((segment) => {
    const parts = segment.split(/\{([.;]?)\}/);
    const texts = parts.filter((_, at) => at % 2 === 0);
    const bytes = texts.map((text) => Buffer.from(decodeSafely(text)).toString('latin1'));
    return [bytes, parts.filter((_, at) => at % 2 > 0)];
  });
});

/** Bytes of a segment of a request as characters, and how each was sent. */
type Segment = [bytes: string, sent: string[]];

function segmentOf(text: string): Segment {
  const sent = text.match(/%[0-9a-f]{2}|./gis) ?? [];
  const bytes = sent.map((part) => (part.length > 1 ? String.fromCharCode(Number.parseInt(part.slice(1), 16)) : part));
  return [bytes.join(''), sent];
}

/** Returns the values in a segment as they were sent; undefined if it does not fit. */
function valuesIn([texts, signs]: Template, [bytes, sent]: Segment): string[] | undefined {
  const gaps = signs.length > 1 && sent.length > MAX_TESTED ? undefined : gapsBetween(texts, bytes);
  if (!gaps) return undefined;
  let last = 0;
  for (const [at, sign] of signs.entries()) {
    const [begin = 0, end = 0] = gaps[last] ?? [];
    // A value ends where the sign of the next one begins.
    const own = Number(sent[begin] === signs[last]);
    const found = at > 0 && texts[at] === '' && sign !== '' ? sent.indexOf(sign, begin + own) : -1;
    if (found >= 0 && found < end)
      [gaps[last], gaps[at]] = [
        [begin, found],
        [found, end],
      ];
    const [from = 0, to = 0] = gaps[at] ?? [];
    if (texts[at] !== '' || from < to) last = at;
  }
  const values = gaps.map(([begin, end]) => sent.slice(begin, end).join(''));
  return values.every((value, at) => value === '' || value.startsWith(signs[at] ?? '')) ? values : undefined;
}

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/** Finds the operations that can take a request, of which parameters and bodies decide, and the methods of its path. The most literal path wins. */
export function findRoutes(
  operations: readonly ContractOperation[],
  method: string,
  path: string,
): { routes: Route[]; methods: string[] } {
  const segments = path.split('/').map(segmentOf);
  const fitting = operations.flatMap((operation) => {
    const templates = templatesOf(operation);
    if (templates.length !== segments.length) return [];
    const found = templates.map((template, at) => valuesIn(template, segments[at] as Segment));
    if (found.includes(undefined)) return [];
    const values = found.flatMap((values) => values ?? []);
    const names = templateNames(operation.path);
    return [{ operation, path: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }];
  });
  const [best] = fitting;
  const same = fitting.filter(({ operation }) => best && shapeOf(operation.path) === shapeOf(best.operation.path));
  return {
    routes: same.filter(({ operation }) => operation.method === method),
    methods: [...new Set(same.map(({ operation }) => operation.method))],
  };
}
