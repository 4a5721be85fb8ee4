import type { CodeNames, Recognised } from 'docusaurus-preset-portal/content';
import { fold } from 'docusaurus-preset-portal/terms';
import { ownValue } from 'openapi-toolkit';
import { identifierOf } from '../identifiers';
import { WRITTEN_ADDRESS } from '../writtenAddress';
import { incompleteReading } from './incomplete';
import { isSure, readingsOf, recognisedBy } from './readings';
import { normalised } from './rule';
import { RULES } from './rules';
import { cpr } from './rules/persons';
import { beginsLikeCpr, holdsDated, holdsHyphened } from './shaped';
import { stringOf, typed } from './text';
import { described as describedAddress, writtenAddress } from './writtenAddress';

/** Maximum length of a text with an identifier, in characters, including what can surround it. */
const MAX_LENGTH = 80;

const SHORTEST = 3;

/** Adds the name of a code, or that its list does not contain it. */
function withName(recognised: Recognised, names: CodeNames): Recognised {
  const list = ownValue(names, recognised.identifier);
  if (!list || !recognised.isValid || recognised.isPersonal) return recognised;
  const name = ownValue(list, recognised.value);
  if (name !== undefined) return { ...recognised, verdict: `${recognised.name} of ${name}.` };
  return {
    ...recognised,
    isUnlisted: true,
    verdict: `${recognised.verdict} The list of today has no ${recognised.value}.`,
  };
}

/** Returns the codes whose name starts with a text: `koebenhavn`, `København` and `Copenhagen` name the same one. */
function codesNamed(text: string, names: CodeNames): { identifier: string; code: string }[] {
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

/** Address of a company or a production unit on the site of CVR. */
const PAGE_OF_COMPANY = /^\s*(?:https:\/\/)?datacvr\.virk\.dk\/\S*?\/(\d{8}|\d{10})(?![^\s/?#])/i;

/** Removes data that would repeat a personal value. */
const withheld = ({ fault, ...recognised }: Recognised): Recognised => ({
  ...recognised,
  value: '',
  fills: {},
  changes: [],
  isPersonal: true,
  ...(fault && { fault: { at: fault.at, says: fault.says } }),
});

/**
 * Ranks readings: a valid form with a failed check, such as a mistyped CVR number, is more likely than another form.
 */
const rank = ({ isValid, isGuess, isUnlisted }: Recognised): number =>
  (isGuess ? (isValid ? 1 : 5) : 0) + (isUnlisted ? 1 : 0);

/** A personal number within other text: nothing of it is repeated. */
const PERSONAL_WITHIN_TEXT: Recognised = {
  ...withheld({ ...recognisedBy(cpr, normalised(cpr, [])), fault: undefined }),
  verdict: 'In this text stands what can be a CPR number.',
};

const holdsPersonal = (text: string, found: readonly Recognised[]): boolean =>
  holdsHyphened(text) || (holdsDated(text) && !found.some(isSure));

/**
 * Returns possible identifiers of a pasted text. If one can be personal data, the other readings do not repeat its
 * value.
 *
 * @param names Names of codes, if loaded.
 * @returns every possible identifier, best first; a named one (`cvr 09900012`) alone. Empty if there is none.
 */
export function recognise(text: string, names: CodeNames = {}): Recognised[] {
  const [, number] = PAGE_OF_COMPANY.exec(text) ?? [];
  const given = typed(number ?? text);
  if (given.length === 0) return [];
  if (given.length > MAX_LENGTH) return holdsPersonal(stringOf(given), []) ? [PERSONAL_WITHIN_TEXT] : [];
  const found = readingsOf(given);
  const isPersonal = found.some((recognised) => recognised.isPersonal);
  if (!isPersonal && holdsPersonal(stringOf(given), found)) return [PERSONAL_WITHIN_TEXT];
  const coded = codesNamed(stringOf(given), names).flatMap(({ identifier, code }) => {
    const rule = RULES.find((identifierRule) => identifierRule.identifier === identifier);
    return rule ? [recognisedBy(rule, normalised(rule, typed(code)))] : [];
  });
  const incomplete = found[0]?.isValid ? undefined : incompleteReading(stringOf(given));
  if (incomplete && !incomplete.isGuess) return [incomplete];
  const address = found.some(isSure) ? undefined : writtenAddress(given);
  const all = [address, ...coded.map(({ isGuess: _, ...sure }) => sure), ...found, incomplete]
    .filter((reading) => reading !== undefined)
    .map((reading) => withName(reading, names));
  const seen = new Set<string>();
  return all
    .filter(({ identifier, value }) => !seen.has(`${identifier} ${value}`) && seen.add(`${identifier} ${value}`))
    .map((recognised) => (isPersonal ? withheld(recognised) : recognised))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * True if a text can concern a person, or be the beginning of one that can: nothing of it may be put into the URL of a
 * page. A UUID can be the ID of a person, and people live at most written addresses.
 */
export const mayBePersonal = (text: string): boolean =>
  beginsLikeCpr(text.trim()) ||
  recognise(text).some(
    ({ identifier, isPersonal, fills }) =>
      isPersonal || identifierOf(identifier).isPersonal || Object.hasOwn(fills, WRITTEN_ADDRESS),
  );

/** The recognised identifiers, each with the section of the guide that describes it. */
export const described: readonly { name: string; section: string }[] = [
  describedAddress,
  ...new Map(RULES.map(({ identifier, section = identifier, name }) => [identifier, { name, section }])).values(),
];
