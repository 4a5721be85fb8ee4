/** Names that follow `&` or `*` where YAML allows an anchor or an alias. */
const namesAfter = (sign: '&' | '*', text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:^|[\\s[,{:-])\\${sign}([\\w-]+)`, 'g'))].map(([, name = '']) => name);

/**
 * Counts the aliases (`*name`) in a YAML text whose anchor (`&name`) is in the same text.
 * Emphasis in Markdown looks like an alias, but has no anchor.
 */
export function countAliases(text: string): number {
  const anchors = new Set(namesAfter('&', text));
  return namesAfter('*', text).filter((name) => anchors.has(name)).length;
}
