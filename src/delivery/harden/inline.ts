import { BadInput } from '../../BadInput';
import { attribute, type Element, type HtmlPage, textOf } from '../../html';
import { hashOf } from './hash';

const MAX_STYLES = 12;
// Data, never run: https://html.spec.whatwg.org/#data-block
const DATA_TYPE = /^application\/(ld\+)?json$/;

/** Whether an element is a script whose code stands in the page. */
export const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !DATA_TYPE.test(attribute(element, 'type') ?? '');

/** Hashes of what stands in the pages themselves and the policy has to allow. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Hashes of the inline scripts and `style` attributes of all pages.
 *
 * @param allowed Texts of the scripts a page may have.
 * @throws BadInput naming page and text when a script is not one of `allowed`, when
 *   something could run that no hash can allow, or when there are too many styles.
 */
export function inlineHashes(pages: HtmlPage[], allowed: string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const { name, elements } of pages)
    for (const element of elements) {
      const fault = (what: string, text: string) => faults.push(`${name}: ${what}: ${text.slice(0, 400)}`);
      if (isInlineScript(element)) {
        const text = textOf(element);
        if (allowed.includes(text)) scripts.add(hashOf('sha256', text));
        else fault('an inline script that is not allowed', text);
      }
      if (element.tagName === 'style') fault('a <style> element', textOf(element));
      for (const { name: key, value } of element.attrs) {
        if (key.startsWith('on')) fault(`an event handler on <${element.tagName}>`, `${key}="${value}"`);
        if (key === 'style') styles.add(value);
      }
    }
  if (styles.size > MAX_STYLES)
    faults.push(`${styles.size} different style attributes, at most ${MAX_STYLES}: ${[...styles].join(' | ')}`);
  if (faults.length > 0)
    throw new BadInput(
      `The pages hold what their content policy forbids.\n${faults.join('\n')}\n` +
        'Allowed are the scripts of the page template (src/delivery/harden/templateScripts.ts); styles belong in a stylesheet.',
    );
  return { scripts: [...scripts].sort(), styles: [...styles].map((value) => hashOf('sha256', value)).sort() };
}
