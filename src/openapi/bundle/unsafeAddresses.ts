import { isSafeAddress } from '../../lib/safeMarkup';
import { pointerBelow } from '../pointer';
import { isMap } from './kinds';

/** Objects whose `url` becomes a link on a page. */
const LINKED = new Set(['contact', 'license', 'externalDocs', 'x-logo', 'x-dark-logo']);

/** Texts that pages show as Markdown. */
const MARKDOWN = new Set(['description', 'summary', 'x-audience', 'x-cause', 'text', 'texts', 'migration']);

/** Address of a link or image, of a definition, and of HTML, in Markdown without its code. */
const ADDRESS =
  /\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)|\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^"'\s>]+))/gm;
const CODE = /^(```+|~~~+)[\s\S]*?^\1|`[^`\n]*`/gm;

const addressesIn = (markdown: string): string[] =>
  [...markdown.replace(CODE, '').matchAll(ADDRESS)].flatMap((found) => found.slice(1).find(Boolean) ?? []);

function addressesOf(key: string, value: string, parent: string): string[] {
  if (key === 'termsOfService' || (key === 'url' && LINKED.has(parent))) return [value];
  return MARKDOWN.has(key) && /[\]=]/.test(value) ? addressesIn(value) : [];
}

/**
 * Finds the addresses of a contract that no page makes a link of (`isSafeAddress`).
 *
 * @param document Plain data. Nothing in it contains itself.
 * @returns each address with the pointer to the text that has it.
 */
export function unsafeAddresses(document: object): { address: string; pointer: string }[] {
  const found: { address: string; pointer: string }[] = [];
  const seen = new Set<object>();
  function walk(node: object, pointer: string, name: string): void {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) walk(value, pointerBelow(pointer, key), key);
      if (typeof value !== 'string' || !isMap(node)) continue;
      const unsafe = addressesOf(key, value, name).filter((address) => !isSafeAddress(address));
      found.push(...unsafe.map((address) => ({ address, pointer: pointerBelow(pointer, key) })));
    }
  }
  walk(document, '#', '');
  return found;
}
