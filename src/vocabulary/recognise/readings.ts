import type { Recognised } from 'docusaurus-preset-portal/content';
import { distanceOf, formFault } from './form';
import { type IdentifierRule, type Normal, normalised } from './rule';
import { RULES } from './rules';
import { isShortened, stringOf, type TypedText, trimmed } from './text';

/** A word that names the identifier, and the rest; digits can follow without a space. */
const NAMED = /^([\p{L}./-]+(?: ?(?:nr|no|nummer|number|kode|code|id)\.?)?)(?:[\s:=]+(?=.*\d)|(?=\d))/iu;
/** Dates, and numbers in scientific notation from a spreadsheet: they resemble a register number, but are none. */
const DATE = /^(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]?\d([-./])[01]?\d\1(?:19|20)\d\d)$/;
/** A heading, such as `CVR` or `Adresse`, names values and is none. */
const isNoIdentifier = (text: string): boolean =>
  DATE.test(text) || isShortened(text) || RULES.some(({ named }) => named.test(text));

/** Maximum number of wrong characters in a near miss. */
const MAX_WRONG_CHARACTERS = 2;

/** Adds the article; the letters of `SE` are pronounced one by one. */
const withArticle = (name: string): string => `${/^(?:[AEIOU]|SE )/.test(name) ? 'an' : 'a'} ${name}`;

/** Returns the reading of a text by a rule. */
export function recognisedBy(rule: IdentifierRule, { text, value, changes, fault }: Normal): Recognised {
  const { identifier, section = identifier, name, verdict, guess, fills, isPersonal } = rule;
  const wrong = fault && text[fault.at];
  const mistyped = fault && !formFault(rule.form, value) ? rule.mistyped : undefined;
  return {
    identifier,
    name,
    section,
    value,
    fills: fault ? {} : (fills?.(value) ?? { [identifier]: value }),
    verdict: fault ? `${mistyped ?? `Not ${withArticle(name)}.`} ${fault.says}` : verdict,
    isValid: !fault,
    changes,
    ...(fault && { fault: { at: wrong?.at ?? (text.at(-1)?.at ?? 0) + 1, char: wrong?.char, says: fault.says } }),
    ...(guess?.test(value) && { isGuess: true as const }),
    ...(isPersonal && { isPersonal }),
  };
}

/** Returns the rules that a word before the value names, and the value. */
function namedIn(given: TypedText): { rules: readonly IdentifierRule[]; rest: TypedText } {
  const [before = '', name = ''] = NAMED.exec(stringOf(given)) ?? [];
  const rules = name ? RULES.filter(({ named }) => named.test(name)) : [];
  return rules.length > 0 ? { rules, rest: trimmed(given.slice([...before].length)) } : { rules, rest: given };
}

/** True if it is valid, and not a low-confidence guess. */
export const isSure = ({ isValid, isGuess }: Recognised): boolean => isValid && !isGuess;

/** A word can begin with the name of an identifier, or have its length: if the form does not match, it is a guess. */
const withoutForm = (recognised: Recognised, rule?: IdentifierRule): Recognised =>
  recognised.isValid || (rule && !formFault(rule.form, recognised.value))
    ? recognised
    : { ...recognised, isGuess: true };

/** Returns the readings for a named identifier: the valid ones, otherwise the fault of the first. */
function asNamed(rules: readonly IdentifierRule[], text: TypedText): Recognised[] {
  const all = rules.map((rule) => {
    const { isGuess: _, ...found } = recognisedBy(rule, normalised(rule, text));
    return rule.isCode ? { ...found, isGuess: true as const } : found;
  });
  const right = all.filter(({ isValid }) => isValid);
  return right.length > 0 ? right : all.slice(0, 1).map((item) => withoutForm(item, rules[0]));
}

interface Read {
  rule: IdentifierRule;
  normal: Normal;
}

/** Returns readings with a few wrong characters, nearest only. */
function nearMisses(read: readonly Read[]): Recognised[] {
  const near = read
    .filter(({ rule: { guess, isPersonal } }) => !guess && !isPersonal)
    .map((miss) => ({ ...miss, distance: distanceOf(miss.rule.form, miss.normal.value) }))
    .filter(({ distance }) => distance > 0 && distance <= MAX_WRONG_CHARACTERS);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ rule, normal }): Recognised => ({ ...recognisedBy(rule, normal), isGuess: true }));
}

function asTyped(text: TypedText): Recognised[] {
  const meant = RULES.filter((rule) => rule.meant?.(stringOf(text)));
  if (meant.length > 0) return meant.map((rule) => recognisedBy(rule, normalised(rule, text)));
  const read = RULES.map((rule) => ({ rule, normal: normalised(rule, text) }));
  const found = read
    .filter(({ rule: { typical }, normal }) => typical?.test(normal.value) ?? !normal.fault)
    .map(({ rule, normal }) => recognisedBy(rule, normal))
    // A wrong guess, or ten digits that do not begin with a date, is not helpful.
    .filter(({ isValid, isGuess, isPersonal }) => isValid || !(isGuess || isPersonal))
    .map((recognised) =>
      withoutForm(
        recognised,
        RULES.find(({ identifier }) => identifier === recognised.identifier),
      ),
    );
  // A matching form with a failed check is more relevant than a near miss of another form.
  if (found.some(({ isGuess }) => !isGuess)) return found;
  return [
    ...found,
    ...nearMisses(read).filter((recognised) => !found.some(({ identifier }) => identifier === recognised.identifier)),
  ];
}

/**
 * Returns the readings of a text by the name before it, otherwise by its form.
 *
 * A text that does not match its name can match without it: `SE 12 345`.
 */
export function readingsOf(given: TypedText): Recognised[] {
  if (isNoIdentifier(stringOf(given))) return [];
  const { rules, rest } = namedIn(given);
  const isMeant = RULES.some(({ meant }) => meant?.(stringOf(rest)));
  if (rules.length === 0 || isMeant) return asTyped(rest);
  const named = asNamed(rules, rest);
  return named.some(({ isValid }) => isValid) ? named : [...asTyped(given).filter(isSure), ...named];
}
