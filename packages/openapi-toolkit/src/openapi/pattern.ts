import { type AstNode, parse } from 'regjsparser';
import { attempt } from '../lib/attempt';
import { memoize } from '../lib/memoize';

/** Maximum number of characters in a text that is tested against patterns. Alone, because browsers load it, too. */
export const MAX_TESTED = 2_000;

const MAX_PATTERN_CHARACTERS = 1_000;
/** Maximum number of backtracking steps in a test: some hundredths of a second. */
const MAX_STEPS = 10_000_000;

const FEATURES = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true } as const;
type Node = AstNode<typeof FEATURES>;

/** Estimated cost of a part of a pattern. */
interface Part {
  /** Upper bound for the ways to match a text. Adjacent parts that can share a text multiply theirs. */
  ways: number;
  /** True if it matches texts of different lengths, or has alternatives. */
  isVariable: boolean;
  /** Sources of its single characters. */
  characters: string[];
  /** The character that begins every matched text, exactly once. */
  first?: string;
}

const matches = (source: string, character: string): boolean =>
  attempt(() => new RegExp(`^(?:${source})$`, 'u').test(character), true);

/** True if each repetition begins with a character that nothing else in the part matches: a text splits in one way. */
const isSeparated = ({ characters, first }: Part): boolean =>
  first !== undefined && characters.filter((character) => matches(character, first)).length === 1;

function repeated(part: Part, min: number, max = MAX_TESTED): Part {
  const lengths = Math.min(max, MAX_TESTED) - Math.min(min, MAX_TESTED) + 1;
  // If each repetition can only begin at one position, the ways do not multiply.
  const own = part.isVariable && !isSeparated(part) ? part.ways ** Math.max(max, 1) : part.ways;
  return { ...part, ways: own * lengths, isVariable: part.isVariable || min !== max };
}

function sequence(nodes: readonly Node[]): Part {
  const whole: Part = { ways: 1, isVariable: false, characters: [] };
  // Ways and characters of the parts that can share a text with the next one.
  let chain = { ways: 1, characters: [] as string[] };
  for (const node of nodes) {
    const part = partOf(node);
    const end = part.first;
    // A required part shares no text with the parts before it if they cannot match its first character.
    const isApart = end !== undefined && !chain.characters.some((character) => matches(character, end));
    const isOptional = node.type === 'quantifier' && node.min === 0;
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

function partOf(node: Node): Part {
  switch (node.type) {
    case 'disjunction': {
      const all = node.body.map(partOf);
      const ways = all.reduce((sum, part) => sum + part.ways, 0);
      return { ways, isVariable: true, characters: all.flatMap(({ characters }) => characters) };
    }
    case 'alternative':
    case 'group':
      return sequence(node.body);
    case 'quantifier':
      return repeated(partOf(node.body[0] as Node), node.min, node.max);
    case 'anchor':
      return { ways: 1, isVariable: false, characters: [] };
    default: {
      const first = node.type === 'value' ? String.fromCodePoint(node.codePoint) : undefined;
      return { ways: 1, isVariable: false, characters: [node.raw], first };
    }
  }
}

/** True if each alternative is anchored to the start of the text. */
function isAnchored(node: Node): boolean {
  if (node.type === 'disjunction') return node.body.every(isAnchored);
  const [begin = node] = node.type === 'alternative' ? node.body : [];
  return begin.type === 'anchor' && begin.kind === 'start';
}

/** True if a pattern is fast for any text of up to {@link MAX_TESTED} characters. */
function isQuick(source: string): boolean {
  if (source.length > MAX_PATTERN_CHARACTERS) return false;
  const node = parse(source, 'u', FEATURES);
  return partOf(node).ways * (isAnchored(node) ? 1 : MAX_TESTED) <= MAX_STEPS;
}

/** Returns the expression of a `pattern`; undefined if it is unsupported or could take minutes, such as `(a+)+$`. */
export function compilePattern(source: string): RegExp | undefined {
  const expression = attempt(() => new RegExp(source, 'u'), undefined);
  return expression && attempt(() => isQuick(source), false) ? expression : undefined;
}

/** Returns the test of a `pattern` for texts. Unsupported and slow patterns, and very long texts, always match. */
export const patternTest = memoize((pattern) => {
  const expression = compilePattern(pattern);
  return (text: string): boolean => !expression || text.length > MAX_TESTED || expression.test(text);
});
