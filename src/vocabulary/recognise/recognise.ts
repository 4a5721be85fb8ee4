import { guides } from '../../site';
import type { CodeNames, Recognised } from '../recognised';
import { codesNamed, withName } from './codeNames';
import { distanceOf, faultIn } from './form';
import { type Normal, normalised, type Rule } from './rule';
import { RULES } from './rules';
import { stringOf, type Text, trimmed, typed } from './text';

/** A word that names the identifier, and what follows it. */
const NAMED = /^([\p{L}.-]+(?: ?(?:nr|no|nummer|number|kode|code|id)\.?)?)[\s:=]+(?=.*\d)/iu;
/** No identifier is longer, with all that can stand around it. */
const LONGEST = 80;
/** Characters that a near miss may have wrong. */
const NEAR = 2;

const hrefOf = ({ identifier, section = identifier }: Rule): string => `${guides.identifiers}#${section}`;

function answer(rule: Rule, { text, value, changes, fault }: Normal): Recognised {
  const { identifier, name, verdict, guess, fills, isPersonal } = rule;
  const wrong = fault && text[fault.at];
  return {
    identifier,
    name,
    href: hrefOf(rule),
    value,
    fills: fault ? {} : (fills?.(value) ?? { [identifier]: value }),
    verdict: fault ? `Not a ${name}. ${fault.says}` : verdict,
    isValid: !fault,
    changes,
    ...(fault && { fault: { at: wrong?.at ?? (text.at(-1)?.at ?? 0) + 1, char: wrong?.char, says: fault.says } }),
    ...(guess?.test(value) && { isGuess: true as const }),
    ...(isPersonal && { isPersonal }),
  };
}

/** Rules that a word before the value names, and the value. */
function namedIn(given: Text): { rules: readonly Rule[]; rest: Text } {
  const [before = '', name = ''] = NAMED.exec(stringOf(given)) ?? [];
  const rules = name ? RULES.filter(({ named }) => named.test(name)) : [];
  return rules.length > 0 ? { rules, rest: trimmed(given.slice([...before].length)) } : { rules, rest: given };
}

/** Words can begin with the name of an identifier, or be as long as one: without its form a text is a guess. */
const withoutForm = (one: Recognised, rule?: Rule): Recognised =>
  one.isValid || (rule && !faultIn(rule.form, one.value)) ? one : { ...one, isGuess: true };

/** What the reader said it is: the readings that are right, else why the first is not. */
function asNamed(rules: readonly Rule[], text: Text): Recognised[] {
  const all = rules.map((rule) => {
    const { isGuess: _, ...one } = answer(rule, normalised(rule, text));
    return rule.isCode ? { ...one, isGuess: true as const } : one;
  });
  const right = all.filter(({ isValid }) => isValid);
  return right.length > 0 ? right : all.slice(0, 1).map((one) => withoutForm(one, rules[0]));
}

interface Read {
  rule: Rule;
  normal: Normal;
}

/** What fits but for a few characters, the nearest alone. */
function nearMisses(read: readonly Read[]): Recognised[] {
  const near = read
    .filter(({ rule: { guess, isPersonal } }) => !guess && !isPersonal)
    .map((one) => ({ ...one, distance: distanceOf(one.rule.form, one.normal.value) }))
    .filter(({ distance }) => distance > 0 && distance <= NEAR);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ rule, normal }): Recognised => ({ ...answer(rule, normal), isGuess: true }));
}

function asTyped(text: Text): Recognised[] {
  const meant = RULES.filter((rule) => rule.meant?.test(stringOf(text)));
  if (meant.length > 0) return meant.map((rule) => answer(rule, normalised(rule, text)));
  const read = RULES.map((rule) => ({ rule, normal: normalised(rule, text) }));
  const found = read
    .filter(({ rule, normal }) => rule.typical.test(normal.value))
    .map(({ rule, normal }) => answer(rule, normal))
    // A wrong guess, or ten digits that begin with no date, say nothing.
    .filter(({ isValid, isGuess, isPersonal }) => isValid || !(isGuess || isPersonal))
    .map((one) =>
      withoutForm(
        one,
        RULES.find(({ identifier }) => identifier === one.identifier),
      ),
    );
  if (found.some(({ isValid, isGuess }) => isValid && !isGuess)) return found;
  return [
    ...found,
    ...nearMisses(read).filter((one) => !found.some(({ identifier }) => identifier === one.identifier)),
  ];
}

/** Without what would repeat a value of a person. */
const withheld = ({ fault, ...one }: Recognised): Recognised => ({
  ...one,
  value: '',
  fills: {},
  changes: [],
  isPersonal: true,
  ...(fault && { fault: { at: fault.at, says: fault.says } }),
});

const rank = ({ isValid, isGuess, isUnlisted }: Recognised): number =>
  (isValid ? 0 : 4) + (isGuess ? 1 : 0) + (isUnlisted ? 1 : 0);

/**
 * What a pasted text can be. When it can be personal data, its value is repeated for nothing else it can be.
 *
 * @param names Names of codes, where they are known.
 * @returns every identifier it can be, best first: one that is named (`cvr 09900012`) alone. Empty when it is none.
 */
export function recognise(text: string, names: CodeNames = {}): Recognised[] {
  const given = typed(text);
  if (given.length === 0 || given.length > LONGEST) return [];
  const { rules, rest } = namedIn(given);
  const found = rules.length > 0 ? asNamed(rules, rest) : asTyped(rest);
  const isPersonal = found.some((one) => one.isPersonal);
  const coded = codesNamed(stringOf(given), names).flatMap(({ identifier, code }) => {
    const rule = RULES.find((one) => one.identifier === identifier);
    return rule ? [answer(rule, normalised(rule, typed(code)))] : [];
  });
  const all = [...coded.map(({ isGuess: _, ...one }) => one), ...found].map((one) => withName(one, names));
  const seen = new Set<string>();
  return all
    .filter(({ identifier, value }) => !seen.has(`${identifier} ${value}`) && seen.add(`${identifier} ${value}`))
    .map((one) => (isPersonal ? withheld(one) : one))
    .sort((a, b) => rank(a) - rank(b));
}
