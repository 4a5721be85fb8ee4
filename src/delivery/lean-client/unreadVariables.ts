import type { Declaration, Root } from 'postcss';

const isVariable = ({ prop }: Declaration) => prop.startsWith('--');

/** Names of the custom properties that a value, or a whole style sheet, reads. */
export const readsOf = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Takes the custom properties out of a style sheet that nobody reads.
 *
 * @param readElsewhere Names that something outside the style sheet reads.
 */
export function removeUnreadVariables(root: Root, readElsewhere: Iterable<string>): void {
  const variables = new Map<string, Declaration[]>();
  const toRead = [...readElsewhere];
  root.walkDecls((declaration) => {
    if (!isVariable(declaration)) toRead.push(...readsOf(declaration.value));
    else variables.set(declaration.prop, [...(variables.get(declaration.prop) ?? []), declaration]);
  });
  const read = new Set<string>();
  for (let name = toRead.pop(); name !== undefined; name = toRead.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    for (const { value } of variables.get(name) ?? []) toRead.push(...readsOf(value));
  }
  for (const [name, declarations] of variables) if (!read.has(name)) for (const one of declarations) one.remove();
}
