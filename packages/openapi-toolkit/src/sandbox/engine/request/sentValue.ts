import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import { ownValue } from '../../../lib/attempt';
import { badParameter, Refusal } from '../problem';
import type { ContractParameter } from '../types';
import { MAX_LEVELS, TOO_DEEP } from './limits';

/** Splits the URL of a request into path and query, both still encoded. */
export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** @throws Refusal 400 if a part of a path value is not well-formed percent-encoded UTF-8. */
export function decodePart(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    const detail = 'Not valid percent-encoded UTF-8.';
    throw new Refusal(400, 'invalid-parameter', detail, [{ parameter, detail }]);
  }
}

/** Texts of a value as sent: one, a list, or the entries of a map. */
export type SentValue = string | SentValue[] | { [key: string]: SentValue };

export type SentKind = 'scalar' | 'array' | 'object';

/** Parts of a request with parameters, still encoded. */
export interface SentParts {
  path: Record<string, string>;
  query: string;
  headers: Record<string, string | undefined>;
}

type Decode = (text: string) => string;

const decodeForm: Decode = (text) =>
  /[%+&]/.test(text) ? (new URLSearchParams(`_=${text.replaceAll('&', '%26')}`).get('_') ?? '') : text;

/** A pair of the query or of a cookie; only its name is decoded. */
export interface SentPair {
  name: string;
  raw: string;
}

function pairsOf(text: string, separator: string | RegExp): SentPair[] {
  const parts = text.split(separator).filter(Boolean);
  return parts.map((part) => {
    const [, name = '', raw = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    return { name: decodeForm(name), raw };
  });
}

/** Returns the pairs that hold parameters of a place: the query or the cookies. */
export const pairsIn = (place: string, { query, headers }: Pick<SentParts, 'query' | 'headers'>): SentPair[] =>
  place === 'cookie' ? pairsOf((headers.cookie ?? '').replaceAll('+', '%2B'), /;\s*/) : pairsOf(query, '&');

/** Splits a text before it decodes the parts; a text that was encoded as a whole, after that. */
function separated(raw: string, separator: string, decode: Decode): string[] {
  const parts = raw.split(separator);
  return parts.length > 1 ? parts.map(decode) : decode(raw).split(separator);
}

function composed(kind: SentKind, parts: string[], explode: boolean): SentValue {
  if (kind !== 'object') return parts;
  if (explode) return Object.fromEntries(parts.map((part) => [part.replace(/=.*/s, ''), part.replace(/^[^=]*=?/, '')]));
  return Object.fromEntries(parts.flatMap((key, at) => (at % 2 === 0 ? [[key, parts[at + 1] ?? '']] : [])));
}

/** Styles are those of RFC 6570. */
function fromPath({ name, style, explode }: ContractParameter, raw: string, kind: SentKind): SentValue {
  const body = style === 'label' || style === 'matrix' ? raw.replace(/^[.;]/, '') : raw;
  const unnamed = (text: string) =>
    style === 'matrix' && text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text;
  if (kind === 'scalar') return decodePart(unnamed(body), name);
  const separator = (explode && ownValue({ label: '.', matrix: ';' }, style)) || ',';
  const parts = separated(explode ? body : unnamed(body), separator, (text) => decodePart(text, name));
  return composed(kind, kind === 'array' ? parts.map(unnamed) : parts, explode);
}

/** Nests values by the keys in the brackets behind a name: `filter[size][min]`, `filter[tags][]`. */
function nested(entries: { keys: string[]; value: string }[]): SentValue {
  const [first] = entries;
  if (!first || entries.some(({ keys }) => keys.length === 0)) return first?.value ?? '';
  const inside = entries.map(({ keys: [key = '', ...keys], value }) => ({ key, keys, value }));
  if (inside.every(({ key }) => key === '')) return inside.map((part) => nested([part]));
  return mapValues(
    groupBy(inside, ({ key }) => key),
    nested,
  );
}

/** Reads the pairs of a map whose entries are parameters of their own; a repeated name is a list. */
const fields = (pairs: SentPair[]): SentValue =>
  mapValues(
    groupBy(pairs, ({ name }) => name),
    (same) => (same.length > 1 ? same.map(({ raw }) => decodeForm(raw)) : decodeForm(same[0]?.raw ?? '')),
  );

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Returns what a request has for a parameter, if it is of this kind. `isOther` is true for names of other parameters. */
export function sentValue(
  parameter: ContractParameter,
  kind: SentKind,
  sent: SentParts,
  isOther: (name: string) => boolean,
): SentValue | undefined {
  const { name, in: place, style, explode } = parameter;
  if (place === 'path') {
    const raw = ownValue(sent.path, name);
    return raw === undefined ? undefined : fromPath(parameter, raw, kind);
  }
  if (place === 'header') {
    const text = ownValue(sent.headers, name.toLowerCase());
    if (text === undefined || kind === 'scalar') return text;
    return composed(
      kind,
      separated(text, ',', (part) => part.trim()),
      explode,
    );
  }
  const pairs = pairsIn(place, sent);
  if (place === 'querystring' && sent.query === '') return undefined;
  if (place === 'querystring') return kind === 'scalar' ? decodeForm(sent.query) : fields(pairs);
  if (kind !== 'scalar' && style === 'deepObject') {
    const own = pairs.filter((pair) => pair.name.startsWith(`${name}[`));
    const entries = own.map((pair) => ({
      keys: pair.name
        .slice(name.length + 1)
        .replace(/\]$/, '')
        .split(']['),
      value: decodeForm(pair.raw),
    }));
    if (entries.some(({ keys }) => keys.length >= MAX_LEVELS)) throw badParameter(name, TOO_DEEP);
    return own.length > 0 ? nested(entries) : undefined;
  }
  if (kind === 'object' && explode) {
    const own = pairs.filter((pair) => !isOther(pair.name));
    return own.length > 0 ? fields(own) : undefined;
  }
  const own = pairs.filter((pair) => pair.name === name);
  const [first] = own;
  if (!first) return undefined;
  if (kind === 'scalar') return decodeForm(first.raw);
  if (kind === 'array' && explode) return own.map(({ raw }) => decodeForm(raw));
  return composed(kind, separated(first.raw, SEPARATORS[style] ?? ',', decodeForm), false);
}
