import type { Hit, Identifier, Recognised, SearchRecord, Site } from 'docusaurus-preset-portal/content';
import { ownValue } from 'openapi-toolkit';
import { identifiers } from '../../vocabulary/identifiers';
import { numberWords } from '../../vocabulary/language';
import { recognise } from '../../vocabulary/recognise';
import { WRITTEN_ADDRESS } from '../../vocabulary/writtenAddress';
import { guides } from '../navigation';
import { findCodesIn } from './codes';

const isPersonalIdentifier = (identifier: string): boolean =>
  ownValue<Identifier>(identifiers, identifier)?.isPersonal === true;

/** Fills the value into the path of an operation. Personal values are not: the path is stored as a recent pick. */
function filled(record: SearchRecord, { identifier: recognisedIdentifier, fills, verdict }: Recognised): SearchRecord {
  if (isPersonalIdentifier(recognisedIdentifier)) return { ...record, id: `i:${record.id}`, text: verdict };
  const query: string[] = [];
  let { path } = record;
  for (const [identifier, name] of record.takes ?? []) {
    const value = ownValue(fills, identifier);
    if (value === undefined) continue;
    const inPath = path?.replace(`{${name}}`, encodeURIComponent(value));
    if (inPath === path) query.push(`${name}=${encodeURIComponent(value)}`);
    path = inPath;
  }
  return {
    ...record,
    id: `i:${record.id}`,
    ...(path && { path: query.length > 0 ? `${path}?${query.join('&')}` : path }),
    text: verdict,
  };
}

/** Ranks an operation for an identifier: first with it in the path, and as the only one. */
const rank = ({ path, takes = [] }: SearchRecord, name: string): number =>
  (path?.includes(`{${name}}`) ? 0 : 10) + takes.length + (path?.split('/').length ?? 0) / 10;

/** True for several words of mostly letters, even if they have the form of an identifier: `403 not-in-agreement`. */
const areWords = (query: string): boolean =>
  /\p{L}{3,}[\s-]+\p{L}{2,}/u.test(query) &&
  (query.match(/\p{L}/gu) ?? []).length > 2 * (query.match(/\d/g) ?? []).length;

/** Words of letters before and after a value. Once they are removed, a value needs a minimum number of digits. */
const LABELS = /^(?:\s*\p{L}{3,}(?![\p{L}\d-])[.:]?)+|(?:(?<![\p{L}\d])\p{L}{3,}[.:]?\s*)+$/gu;
const FIVE_DIGITS = /(?:\d[^\d]*){5}/;

const isAddress = (query: string): boolean =>
  recognise(query).some(({ fills }) => ownValue(fills, WRITTEN_ADDRESS) !== undefined);

/** Yields possible identifiers in a query: the query, or its part beside words: `nummerplade QQ12345`. */
function* valuesIn(query: string): Generator<string> {
  const value = query.replace(numberWords, ' ');
  if (!areWords(query) || isAddress(query)) yield value;
  const rest = value.replace(LABELS, ' ').trim();
  // Numbers with a word between them are several: `SOC 2 ISO 27001`.
  if (rest !== value && !/\p{L}{3}/u.test(rest) && rest.split(/\s+/).length < 4 && FIVE_DIGITS.test(rest)) yield rest;
}

/** Returns the identifiers that a query certainly is: guesses would rank above the meaning of the words. */
function recognised(query: string): Recognised[] {
  for (const value of valuesIn(query)) {
    const certain = recognise(value).filter(({ isGuess }) => !isGuess);
    if (certain.length > 0) return certain;
  }
  return [];
}

/** Returns the identifier of a pasted value, and the operations that take it, with the value filled in. */
export function findIdentifiers(
  query: string,
  operations: readonly SearchRecord[],
  page: (address: string) => SearchRecord | undefined,
): Hit[] {
  return recognised(query).flatMap((found): Hit[] => {
    const { identifier, name, section, isValid, isPersonal, verdict } = found;
    const candidates = isValid && !isPersonal ? operations.flatMap((record) => takers(record, found)) : [];
    const guide = page(guides.identifiers ?? '');
    const href = `${guides.identifiers}#${section}`;
    const about: SearchRecord[] = guide
      ? [
          {
            ...guide,
            id: `i:${identifier}`,
            title: name,
            where: `Guides › ${guide.title}`,
            href,
            text: verdict,
          },
        ]
      : [];
    const operationRecords = candidates.sort((a, b) => a.order - b.order).map(({ record }) => record);
    return [...operationRecords, ...about].map((record) => ({ record, score: 1, coverage: 1, terms: [] }));
  });
}

function takers(record: SearchRecord, found: Recognised): { record: SearchRecord; order: number }[] {
  const [, name] = record.takes?.find(([identifier]) => ownValue(found.fills, identifier) !== undefined) ?? [];
  return name === undefined ? [] : [{ record: filled(record, found), order: rank(record, name) }];
}

/** What the search finds besides its index: identifiers with the operations that take them, and codes of code lists. */
export const finders: Site['finders'] = { identify: findIdentifiers, codes: findCodesIn };
