import { hashOf } from './hash';
import { attribute, type Element, type Page, textOf } from './pages';

const MOST_STYLES = 12;
// Data, never run: https://html.spec.whatwg.org/#data-block
const DATA = /^application\/(ld\+)?json$/;

const isInline = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !DATA.test(attribute(element, 'type') ?? '');

/** What stands in the pages and the policy has to allow by its hash. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Hashes of the inline scripts and `style` attributes of all pages.
 *
 * @throws Error naming page and text when a script is not one of `allowed`, when
 *   something could run that no hash can allow, or when there are too many styles.
 */
export function inlineHashes(pages: Page[], allowed: string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const { name, elements } of pages)
    for (const element of elements) {
      const fault = (what: string, text: string) => faults.push(`${name}: ${what}: ${text.slice(0, 400)}`);
      if (isInline(element)) {
        const text = textOf(element);
        if (allowed.includes(text)) scripts.add(hashOf('sha256', text));
        else fault('an inline script that nobody allowed', text);
      }
      if (element.tagName === 'style') fault('a <style> element', textOf(element));
      for (const { name: key, value } of element.attrs) {
        if (key.startsWith('on')) fault(`an event handler on <${element.tagName}>`, `${key}="${value}"`);
        if (key === 'style') styles.add(value);
      }
    }
  if (styles.size > MOST_STYLES)
    faults.push(`${styles.size} different style attributes, at most ${MOST_STYLES}: ${[...styles].join(' | ')}`);
  if (faults.length > 0)
    throw new Error(
      `The pages hold what their policy forbids.\n${faults.join('\n')}\n` +
        'Allowed scripts are made in src/delivery/harden/allowedScripts.ts; styles belong in a stylesheet.',
    );
  return { scripts: [...scripts].sort(), styles: [...styles].map((value) => hashOf('sha256', value)).sort() };
}
