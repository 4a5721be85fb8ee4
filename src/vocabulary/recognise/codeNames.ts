import type { CodeNames, Recognised } from 'docusaurus-preset-portal/content';
import { fold } from 'docusaurus-preset-portal/terms';
import { ownValue } from 'openapi-toolkit';

const SHORTEST = 3;

/** Adds the name of a code, or that its list does not contain it. */
export function withName(one: Recognised, names: CodeNames): Recognised {
  const list = ownValue(names, one.identifier);
  if (!list || !one.isValid || one.isPersonal) return one;
  const name = ownValue(list, one.value);
  if (name !== undefined) return { ...one, verdict: `${one.name} of ${name}.` };
  return { ...one, isUnlisted: true, verdict: `${one.verdict} The list of today has no ${one.value}.` };
}

/** Returns the codes whose name starts with a text: `koebenhavn`, `København` and `Copenhagen` name the same one. */
export function codesNamed(text: string, names: CodeNames): { identifier: string; code: string }[] {
  const wanted = fold(text.trim());
  if (wanted.length < SHORTEST || !/^\p{L}/u.test(wanted)) return [];
  return Object.entries(names).flatMap(([identifier, list]) =>
    Object.entries(list)
      .filter(([, name]) => name.split(/[(),]/).some((part) => isNamed(fold(part.trim()), wanted)))
      .map(([code]) => ({ identifier, code })),
  );
}

/** Also ignores an English prefix of a name: `City of Copenhagen`. */
const isNamed = (name: string, wanted: string): boolean => name.startsWith(wanted) || name.endsWith(` of ${wanted}`);
