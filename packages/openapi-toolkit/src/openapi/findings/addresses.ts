import { visitData } from '../bundle/walkParts';
import { pointerBelow } from '../pointer';

/** Objects whose `url` becomes a link on a page. */
const LINKED_OBJECTS = new Set(['contact', 'license', 'externalDocs', 'x-logo', 'x-dark-logo']);

/** Keys of texts that pages render as Markdown. */
const MARKDOWN_KEYS = new Set(['description', 'summary', 'x-audience', 'x-cause', 'text', 'texts', 'migration']);

/** Matches the URL of a link, an image, a definition or an HTML attribute, in Markdown without its code. */
const ADDRESS =
  /\]\(\s*<?(\{[{%].*?[%}]\}[^()\s>]*|(?:[^()\s>]|\([^()\s]*\))+)|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s>]+)|\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^"'\s>]+))/gm;
const CODE = /^(```+|~~~+)[\s\S]*?^\1|`[^`\n]*`/gm;

const linksOf = (markdown: string): string[] =>
  [...markdown.replace(CODE, '').matchAll(ADDRESS)].flatMap((found) => found.slice(1).find(Boolean) ?? []);

function addressesOf(key: string, value: string, parent: string): string[] {
  if (key === 'termsOfService' || (key === 'url' && LINKED_OBJECTS.has(parent))) return [value];
  return MARKDOWN_KEYS.has(key) && /[\]=]/.test(value) ? linksOf(value) : [];
}

/** Returns the addresses of links and pictures, each with the pointers to the texts that have it. */
export function addressesIn(document: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  visitData(document, (node, pointer, name) => {
    if (Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node))
      for (const address of typeof value === 'string' ? addressesOf(key, value, name) : [])
        found.set(address, [...(found.get(address) ?? []), pointerBelow(pointer, key)]);
  });
  return found;
}
