import { type AstNode, parse } from 'regjsparser';

const FEATURES = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true } as const;
type Node = AstNode<typeof FEATURES>;

const MAX_REPETITIONS = 500;

/** Characters to choose from, the most readable first. */
const CANDIDATES = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_. /:@+,;=#?!%&*()[]{}<>|~^$\'"`\\\n\tæéøß漢',
];

function charactersOf({ raw }: { raw: string }): string[] {
  const expression = new RegExp(`^(?:${raw})$`, 'u');
  const found = CANDIDATES.filter((character) => expression.test(character));
  if (found.length > 0) return found;
  for (let code = 0x80; code <= 0xffff; code += 1) {
    if (expression.test(String.fromCharCode(code))) return [String.fromCharCode(code)];
  }
  return [];
}

/** Generates a text that matches a pattern without lookaround: another for each variant, with `extra` repetitions beyond the least. */
export function fromPattern(pattern: string, extra = 0, variant = 0): string {
  const groups: string[] = [];
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[variant % items.length];

  function text(node: Node): string {
    switch (node.type) {
      case 'alternative':
        return node.body.map(text).join('');
      case 'disjunction':
        return text(pick(node.body) as Node);
      case 'group': {
        if (node.behavior !== 'normal' && node.behavior !== 'ignore') return '';
        const found = node.body.map(text).join('');
        if (node.behavior === 'normal') groups.push(found);
        return found;
      }
      case 'quantifier': {
        const times = Math.min(node.min + extra, node.max ?? MAX_REPETITIONS, MAX_REPETITIONS);
        return Array.from({ length: times }, () => text(node.body[0] as Node)).join('');
      }
      case 'reference':
        return groups[(node.matchIndex ?? 1) - 1] ?? '';
      case 'value':
        return String.fromCodePoint(node.codePoint);
      case 'characterClass':
      case 'characterClassEscape':
      case 'unicodePropertyEscape':
      case 'dot':
        return pick(charactersOf(node)) ?? '';
      default:
        return '';
    }
  }

  return text(parse(pattern, 'u', FEATURES));
}
