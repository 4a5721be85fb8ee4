/** Parts of an SVG that run, or load from elsewhere. */
const PARTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<(?:[\w.-]+:)?(?:script|handler|listener)\b|\bjavascript:/i],
  ['an event handler', /\son\w+\s*=/i],
  ['HTML', /<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i],
  ['an entity', /<!ENTITY\b/i],
  [
    'a reference to another file',
    /<\?xml-stylesheet|@import|\b(?:href|src|xml:base)\s*=\s*["'](?!#|data:image\/)|url\(\s*(?:["']|&quot;)?(?!#|data:image\/|["'\s]|&quot;)/i,
  ],
];

/** Names what in an SVG runs, or loads from elsewhere, and its line; undefined if it is only a picture. */
export function activeSvg(svg: string): string | undefined {
  const text = svg.replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex, digits) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );
  for (const [what, pattern] of PARTS) {
    const at = text.search(pattern);
    if (at >= 0) return `${what} (line ${text.slice(0, at).split('\n').length})`;
  }
  return undefined;
}
