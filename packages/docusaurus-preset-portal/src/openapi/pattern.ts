import { MAX_TESTED } from './maxTested';

/** Maximum number of characters in an analysed pattern. */
const MAX_PATTERN_CHARACTERS = 1_000;
/** Maximum number of backtracking steps in a test: some hundredths of a second. */
const MAX_STEPS = 10_000_000;

const CHARACTER = String.raw`\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|p\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]|[^()|*+?{}[\]\\]`;
const QUANTIFIER = String.raw`[*+?]\??|\{\d+(?:,\d*)?\}\??`;
const TOKEN = new RegExp(`\\((?:\\?(?:[:=!]|<[=!]|<[^>]*>))?|\\)|\\||(?:${QUANTIFIER})|(?:${CHARACTER})`, 'giuy');

/** Estimated cost of a part of a pattern. */
interface Part {
  /**
   * Upper bound for the number of ways to match a text. Adjacent parts that can share a text multiply their numbers.
   */
  ways: number;
  /** True if it matches texts of different lengths, or has alternatives. */
  isVariable: boolean;
  /** Sources of its single characters. */
  characters: string[];
  /** The character that begins every matched text, exactly once. */
  first?: string;
}

function matches(source: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u').test(character);
  } catch {
    return true;
  }
}

/** Returns the only character that a source matches; undefined for a class. */
function literal(source: string | undefined): string | undefined {
  if (source === undefined || /^(?:\[|\.$|\\[dDwWsSbBpPkc\d])/.test(source)) return undefined;
  return source.startsWith('\\') && /^\\[ux]/.test(source) ? undefined : source.replace(/^\\/, '');
}

/**
 * True if each repetition begins with a character that nothing else in the part matches, so that a text splits in only
 * one way.
 */
function isSeparated({ characters, first }: Part): boolean {
  const begin = literal(first);
  return begin !== undefined && characters.filter((one) => matches(one, begin)).length === 1;
}

/** Returns the minimum and maximum repetitions of a quantifier. */
function timesOf(quantifier: string): [min: number, max: number] {
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (min === undefined) return [quantifier.startsWith('+') ? 1 : 0, quantifier.startsWith('?') ? 1 : MAX_TESTED];
  return [Number(min), comma ? Number(max || MAX_TESTED) : Number(min)];
}

function repeated(part: Part, quantifier: string): Part {
  const [min, max] = timesOf(quantifier);
  const lengths = Math.min(max, MAX_TESTED) - Math.min(min, MAX_TESTED) + 1;
  // If each repetition can only begin at one position, the ways do not multiply.
  const own = part.isVariable && !isSeparated(part) ? part.ways ** Math.max(max, 1) : part.ways;
  return { ...part, ways: own * lengths, isVariable: part.isVariable || min !== max };
}

/** Parser for the parts of a pattern that affect its cost. */
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
    // Ways and characters of the parts that can share a text with the next one.
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
      // A required part shares no text with the parts before it if they cannot match its first character.
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

  /** True if each alternative is anchored to the start of the text. */
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

/** True if a pattern is fast for any text of up to {@link MAX_TESTED} characters. */
function isQuick(source: string): boolean {
  if (source.length > MAX_PATTERN_CHARACTERS) return false;
  const reader = new Reader(source);
  return reader.alternatives().ways * (reader.isAnchored() ? 1 : MAX_TESTED) <= MAX_STEPS;
}

/**
 * Returns the regular expression of a `pattern`; undefined if it is not checked, because it has an unsupported syntax
 * or could take minutes for a short text, such as `(a+)+$`.
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
 * Creates the regular expression of a `pattern` for validators (`code.regExp` of Ajv). Unsupported and slow patterns
 * accept every text, and very long texts are accepted by all patterns.
 */
export const checkedRegExp = Object.assign(
  (pattern: string): RegExp => {
    const expression = patternOf(pattern);
    const test = (text: string) => !expression || text.length > MAX_TESTED || expression.test(text);
    // Ajv caches regular expressions by their text.
    return Object.assign(/(?:)/, { test, toString: () => pattern });
  },
  { code: 'new RegExp' },
);
