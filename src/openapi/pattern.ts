import { MAX_TESTED } from './maxTested';

/** Characters of a pattern that is looked into. */
const MAX_LENGTH = 1_000;
/** Steps that a test may take: some hundredths of a second. */
const MAX_STEPS = 10_000_000;

const CHARACTER = String.raw`\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|p\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]|[^()|*+?{}[\]\\]`;
const QUANTIFIER = String.raw`[*+?]\??|\{\d+(?:,\d*)?\}\??`;
const TOKEN = new RegExp(`\\((?:\\?(?:[:=!]|<[=!]|<[^>]*>))?|\\)|\\||(?:${QUANTIFIER})|(?:${CHARACTER})`, 'giuy');

/** A part of a pattern: what its time may come to. */
interface Part {
  /** Ways to match a text, at most. What follows each other can share a text in the product of their ways. */
  ways: number;
  /** Whether it matches texts of different lengths, or has alternatives. */
  isVariable: boolean;
  /** Sources of the single characters in it. */
  characters: string[];
  /** The one of them that begins every text it matches, once. */
  first?: string;
}

function matches(source: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u').test(character);
  } catch {
    return true;
  }
}

/** The one character that a source stands for; undefined for a class. */
function literal(source: string | undefined): string | undefined {
  if (source === undefined || /^(?:\[|\.$|\\[dDwWsSbBpPkc\d])/.test(source)) return undefined;
  return source.startsWith('\\') && /^\\[ux]/.test(source) ? undefined : source.replace(/^\\/, '');
}

/** Whether each repetition of a part begins with a character that nothing else in it matches: there is one way to cut it. */
function isSeparated({ characters, first }: Part): boolean {
  const begin = literal(first);
  return begin !== undefined && characters.filter((one) => matches(one, begin)).length === 1;
}

/** Least and most repetitions of a quantifier. */
function timesOf(quantifier: string): [min: number, max: number] {
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (least === undefined) return [quantifier.startsWith('+') ? 1 : 0, quantifier.startsWith('?') ? 1 : MAX_TESTED];
  return [Number(least), comma ? Number(most || MAX_TESTED) : Number(least)];
}

function repeated(part: Part, quantifier: string): Part {
  const [min, max] = timesOf(quantifier);
  const lengths = Math.min(max, MAX_TESTED) - Math.min(min, MAX_TESTED) + 1;
  // Where each repetition can only begin at one place, their ways do not multiply.
  const own = part.isVariable && !isSeparated(part) ? part.ways ** Math.max(max, 1) : part.ways;
  return { ...part, ways: own * lengths, isVariable: part.isVariable || min !== max };
}

/** Reads a pattern as far as its time needs. */
class Reader {
  private at = 0;
  private readonly tokens: string[] = [];

  constructor(source: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < source.length) {
      const found = TOKEN.exec(source);
      if (!found) throw new SyntaxError(`Not read: ${source}`);
      this.tokens.push(found[0]);
    }
  }

  alternatives(): Part {
    const all = [this.sequence()];
    while (this.tokens[this.at] === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    return {
      ways: all.reduce((sum, { ways }) => sum + ways, 0),
      isVariable: all.length > 1 || all.some(({ isVariable }) => isVariable),
      characters: all.flatMap(({ characters }) => characters),
      ...(all.length === 1 && { first: all[0]?.first }),
    };
  }

  private sequence(): Part {
    const whole: Part = { ways: 1, isVariable: false, characters: [] };
    // Ways of the parts that can share a text with the next one, and their characters.
    let chain = { ways: 1, characters: [] as string[] };
    for (let token = this.next(); token !== undefined; token = this.next()) {
      const isGroup = token.startsWith('(');
      const isCharacter = !isGroup && token !== '^' && token !== '$';
      let part: Part = {
        ways: 1,
        isVariable: false,
        characters: isCharacter ? [token] : [],
        ...(isCharacter && { first: token }),
      };
      if (isGroup) {
        part = this.alternatives();
        this.at += 1;
      }
      const quantifier = this.tokens[this.at] ?? '';
      if (/^[*+?{]/.test(quantifier)) {
        this.at += 1;
        part = repeated(part, quantifier);
      }
      // What begins with a character that nothing before it matches shares no text with it, unless it is left out.
      const end = literal(part.first);
      const isApart = end !== undefined && !chain.characters.some((one) => matches(one, end));
      const isOptional = /^[*?]|^\{0/.test(quantifier);
      const before = isApart && !isOptional ? { ways: 1, characters: [] } : chain;
      chain = {
        ways: isApart ? Math.max(before.ways, part.ways) : before.ways * part.ways,
        characters: part.ways > 1 ? [...before.characters, ...part.characters] : before.characters,
      };
      whole.ways = Math.max(whole.ways, chain.ways);
      if (whole.characters.length === 0 && !part.isVariable) whole.first = part.first;
      whole.isVariable ||= part.isVariable;
      whole.characters.push(...part.characters);
    }
    return whole;
  }

  /** Whether it matches from the first character only, in each of its alternatives. */
  isAnchored(): boolean {
    let depth = 0;
    const starts = this.tokens.map((token, at) => {
      if (token.startsWith('(')) depth += 1;
      if (token === ')') depth -= 1;
      return depth === 0 && token === '|' ? this.tokens[at + 1] : '^';
    });
    return [this.tokens[0], ...starts].every((token) => token === '^');
  }

  private next(): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || token === '|' || token === ')') return undefined;
    this.at += 1;
    return token;
  }
}

/** Whether a pattern takes little time on any text of {@link MAX_TESTED} characters. */
function isQuick(source: string): boolean {
  if (source.length > MAX_LENGTH) return false;
  const reader = new Reader(source);
  return reader.alternatives().ways * (reader.isAnchored() ? 1 : MAX_TESTED) <= MAX_STEPS;
}

/**
 * The regular expression of a `pattern`; undefined for one that is not checked: of another language, or one that could
 * take minutes for a text of a few characters, such as `(a+)+$`.
 */
export function patternOf(source: string): RegExp | undefined {
  try {
    const expression = new RegExp(source, 'u');
    return isQuick(source) ? expression : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The regular expression of a `pattern` for validators, `code.regExp` of Ajv. A pattern for another language or one that
 * could take minutes refuses nothing, and no pattern refuses a very long text.
 */
export const checkedRegExp = Object.assign(
  (pattern: string): RegExp => {
    const expression = patternOf(pattern);
    const test = (text: string) => !expression || text.length > MAX_TESTED || expression.test(text);
    // Ajv keeps regular expressions by their text.
    return Object.assign(/(?:)/, { test, toString: () => pattern });
  },
  { code: 'new RegExp' },
);
