/** Endings that make no difference to what is meant, longest first. */
const ENDINGS = 'ernes erne enes ene ies ers ens ets er en et es e s y'.split(' ');
const SHORTEST_STEM = 3;

/**
 * Letters as they are typed with or without a Danish keyboard: `ø`, `oe` and `o`
 * come out the same, as do `å`, `aa`, `a` and `æ`, `ae`, `e`; case, accents and
 * subscripts (`CO₂`) make no difference.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/æ|ae/g, 'e')
    .replace(/ø|oe/g, 'o')
    .replace(/å|aa/g, 'a')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Words that carry no meaning in a question, Danish and English. */
const STOP = new Set(
  (
    'a about all an and any are as at be by can could did do does for from get give had has have how i if in into is it its ' +
    'made many me mean means much my of on or our out over should show so that the their them there through these they this to up us was ' +
    'we were what when where which who whom why will with would you your ' +
    'af alle at betyder blev de den der deres det du eller en er et fa finder finde for fra ga giver ha har have hvad hvem hvilke ' +
    'hvilken hvilket hvis hvor hvordan hvorfor hvornar i ind jeg kan man med mig min nar og om op os pa sa skal som soger til ud ' +
    'var ved vi vil'
  )
    .split(' ')
    .map(fold),
);

/** A folded word without its plural, definite or possessive ending: `vehicles` and `vehicle`, `køretøjer` and `køretøj`. */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  // Danish doubles the consonant before an ending: `ejendom`, `ejendommen`.
  return (ending ? word.slice(0, -ending.length) : word).replace(/([^aeiou\d])\1$/, '$1');
}

/** Pieces of text that stand alone: `registrationNumber`, `X-Purpose` and `/company-units` fall apart, in the order they are written. */
export function pieces(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Search terms of a text, in order, repeats included. */
export const terms = (text: string): string[] => pieces(text).map((piece) => stem(fold(piece)));

/** A name written as one word: `registration_number`, `registrationNumber` and `Registration numbers` are the same name. */
export const asOneWord = (text: string): string => stem(fold(pieces(text).join('')));

/** What somebody typed without the small words of a question, unless nothing else is left. */
export function tellingWords(query: string): string[] {
  const words = pieces(query).map(fold);
  const telling = words.filter((word) => !STOP.has(word));
  return telling.length > 0 ? telling : words;
}

/** Search terms of what somebody typed. */
export const queryTerms = (query: string): string[] => [...new Set(tellingWords(query).map(stem))];

/**
 * The known words a compound is made of: `ejendomsvurdering` → `ejendom`, `vurdering`.
 * A linking `s` or `e` may stand between them.
 *
 * @param known Terms (folded, stemmed) that may be parts.
 * @returns Nothing when the word does not fall apart without a rest.
 */
export function splitCompound(word: string, known: ReadonlySet<string>): string[] {
  for (let at = word.length - 3; at >= 3; at--) {
    const head = [word.slice(0, at), stem(word.slice(0, at)), word.slice(0, at).replace(/[se]$/, '')].find((part) =>
      known.has(part),
    );
    if (!head) continue;
    const tail = word.slice(at);
    const rest = known.has(tail) ? [tail] : known.has(stem(tail)) ? [stem(tail)] : splitCompound(tail, known);
    if (rest.length > 0) return [head, ...rest];
  }
  return [];
}
