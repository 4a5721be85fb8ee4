import type { Declaration, Root, Rule } from 'postcss';

/** Names of the custom properties that a value reads. */
const readsOf = (value: string): string[] => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Selectors that always match the root element and nothing else, with their specificity. */
const ALWAYS: Readonly<Record<string, number>> = { html: 1, ':root': 10, 'html:root': 11 };
/** A selector of the root element, whatever its state. */
const OF_ROOT = /^(html|:root|\[data-theme\b)[^\s>+~]*$/;
/** As the value of a custom property they speak of that property, elsewhere of the one that reads it. */
const KEYWORD = /^(inherit|initial|unset|revert|revert-layer)?$/;

const ruleOf = ({ parent }: Declaration) => (parent?.type === 'rule' ? (parent as Rule) : undefined);

/** Specificity of a declaration that always holds for the root element; undefined of any other. */
function strength(declaration: Declaration): number | undefined {
  const rule = ruleOf(declaration);
  return rule?.parent?.type === 'root' && !declaration.important ? ALWAYS[rule.selector] : undefined;
}

/** Whether another declaration of the same property always wins over the one at a place in their list. */
function isBeaten(one: Declaration, index: number, all: readonly Declaration[]): boolean {
  const own = strength(one);
  if (own === undefined) return false;
  return all.some((other, place) => {
    const its = strength(other) ?? 0;
    return its > own || (its === own && place > index);
  });
}

/** The texts of a value around what it reads, and what it reads, each with its fallback. */
function* partsOf(value: string): Generator<string | { name: string; fallback: string }> {
  let end = 0;
  for (const { 0: start, 1: name = '', index } of value.matchAll(/var\(\s*(--[\w-]+)\s*/g)) {
    if (index < end) continue;
    yield value.slice(end, index);
    let depth = 1;
    const inner = index + start.length;
    for (end = inner; depth > 0 && end < value.length; end += 1) depth += { '(': 1, ')': -1 }[value[end] as '('] ?? 0;
    yield { name, fallback: value.slice(inner, end - 1) };
  }
  yield value.slice(end);
}

/** A value with the values of the folded properties in the place of their names. */
const folded = (value: string, values: ReadonlyMap<string, string>, inside: readonly string[] = []): string =>
  [...partsOf(value)]
    .map((part) => {
      if (typeof part === 'string') return part;
      const known = inside.includes(part.name) ? undefined : values.get(part.name);
      if (known === undefined) return `var(${part.name}${folded(part.fallback, values, inside)})`;
      return folded(known, values, [...inside, part.name]);
    })
    .join('');

/**
 * Writes custom properties out that have one value on all pages, in all modes and at all widths: whoever reads one gets
 * its value. A sixth of the style sheet was names of properties that nothing changes.
 *
 * @param elsewhere Names that something outside the style sheet reads or sets.
 */
export function foldVariables(root: Root, elsewhere: ReadonlySet<string>): void {
  const variables = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    variables.set(one.prop, [...(variables.get(one.prop) ?? []), one]);
  });
  for (const [name, all] of variables) {
    const beaten = all.filter(isBeaten);
    for (const one of beaten) one.remove();
    variables.set(
      name,
      all.filter((one) => !beaten.includes(one)),
    );
  }
  const isOfRoot = (name: string) =>
    !elsewhere.has(name) &&
    (variables.get(name) ?? []).every((one) => ruleOf(one)?.selectors.every((selector) => OF_ROOT.test(selector)));
  const values = new Map<string, string>();
  for (const [name, [one, ...others]] of variables) {
    if (!one || others.length > 0 || strength(one) === undefined || KEYWORD.test(one.value.trim())) continue;
    if (isOfRoot(name) && readsOf(one.value).every(isOfRoot)) values.set(name, one.value.trim());
  }
  for (const name of values.keys()) variables.get(name)?.[0]?.remove();
  root.walkDecls((one) => {
    if (one.value.includes('var(')) one.value = folded(one.value, values);
  });
}
