/** Replacements for letters that a keyboard lacks. */
const LETTERS: Record<string, string> = { æ: 'ae', ä: 'ae', ø: 'oe', ö: 'oe', å: 'aa' };

/** Full words by their abbreviation without the full stop. */
const WORDS: Record<string, string> = {
  gl: 'gammel',
  ndr: 'nordre',
  sdr: 'soendre',
  vestr: 'vestre',
  oestr: 'oestre',
  skt: 'sankt',
  kgs: 'kongens',
  stuen: 'st',
  kaelder: 'kl',
};

/** Abbreviated endings of street names. The full stop distinguishes them from names that end in the same letters. */
const STREET_ENDINGS: [abbreviation: RegExp, full: string][] = [
  [/(?<=\p{L}{2})v\.(?=\s|,|\d|$)/gu, 'vej '],
  [/(?<=\p{L}{2})gd?\.(?=\s|,|\d|$)/gu, 'gade '],
  [/(?<=\p{L}{2})str\.(?=\s|,|\d|$)/gu, 'straede '],
  [/(?<=\p{L}{2})pl\.(?=\s|,|\d|$)/gu, 'plads '],
  [/(?<=\p{L}{2})st\.(?=\s|,|\d|$)/gu, 'stien '],
];

/** Words that do not help to identify an address. */
const NOISE = /\b(sal|nr|dk|danmark|denmark)\b/g;

/**
 * Returns the normalised words of a written address. Ignores case, punctuation, abbreviations, `oe` for `ø` and spaces
 * around a letter of the house number.
 */
export function wordsOf(text: string): string[] {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æäøöå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\b([tm])\. ?([vhf])\b/g, '$1$2');
  const expanded = STREET_ENDINGS.reduce((line, [abbreviation, full]) => line.replace(abbreviation, full), letters);
  return expanded
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(NOISE, ' ')
    .replace(/til (venstre|hoejre)/g, (_, side) => (side === 'venstre' ? 'tv' : 'th'))
    .replace(/\bmidt for\b|\bmidtfor\b/g, 'mf')
    .replace(/(\d)(tv|th|mf|st)\b/g, '$1 $2')
    .replace(/\b(\d{1,3}) +([a-z])(?= |$)/g, '$1$2')
    .trim()
    .split(/\s+/)
    .map((word) => WORDS[word] ?? word);
}

/** A written address in its parts, each in normalised words. */
export interface WrittenAddress {
  /** Names of street and town, and the postal code. */
  names: string[];
  /** House number with its letter; empty if the text has none. */
  house: string;
  /** Floor and door: `1 tv`; empty if the text has none. */
  unit: string;
}

const HOUSE = /^\d{1,3}[a-z]?$/;
const UNIT = /^(st|kl|kl?\d|\d{1,2}|tv|th|mf)$/;

/** Reads a written address. The first number that is no postal code is the house number; floor and door follow it. */
export function addressParts(text: string): WrittenAddress {
  const words = wordsOf(text);
  const at = words.findIndex((word) => HOUSE.test(word));
  const isUnit = (word: string, index: number) => at >= 0 && index > at && UNIT.test(word);
  return {
    names: words.filter((word, index) => index !== at && !isUnit(word, index)),
    house: words[at] ?? '',
    unit: words.filter(isUnit).join(' '),
  };
}
