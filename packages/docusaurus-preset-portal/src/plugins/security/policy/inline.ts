import { UserError } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';
import { attribute, type Element, type HtmlPage, textOf } from '../../../lib/html';

const MAX_STYLES = 12;
// Data, never run: https://html.spec.whatwg.org/#data-block
const DATA_TYPE = /^application\/(ld\+)?json$/;

/** True if an element is a script with inline code. */
export const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !DATA_TYPE.test(attribute(element, 'type') ?? '');

/** Hashes of what stands in the pages themselves and the policy has to allow. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Inline parts of one page: texts of scripts, styles, and code that no hash can allow. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
  /** In words, each with the name of the page. */
  faults: string[];
}

/** The inline scripts and `style` attributes of a page; a script whose text is not `allowed` is a fault. */
export function inlineParts({ name, elements }: HtmlPage, allowed: readonly string[]): InlineParts {
  const parts: InlineParts = { scripts: [], styles: [], faults: [] };
  for (const element of elements) {
    const fault = (what: string, text: string) => parts.faults.push(`${name}: ${what}: ${text.slice(0, 400)}`);
    if (isInlineScript(element)) {
      const text = textOf(element);
      if (allowed.includes(text)) parts.scripts.push(text);
      else fault('an inline script that is not allowed', text);
    }
    if (element.tagName === 'style') fault('a <style> element', textOf(element));
    for (const { name: key, value } of element.attrs) {
      if (key.startsWith('on')) fault(`an event handler on <${element.tagName}>`, `${key}="${value}"`);
      if (key === 'style') parts.styles.push(value);
    }
  }
  return parts;
}

/** Returns `sha256-…` as a content policy writes it. */
export const policyHash = (content: string): string => `sha256-${sha256(content, 'base64')}`;

const hashes = (texts: ReadonlySet<string>) => [...texts].map((text) => policyHash(text)).sort();

/** Hashes of inline scripts and `style` attributes. @throws UserError naming faults of pages, or too many styles. */
export function inlineHashes(pages: readonly InlineParts[]): InlineHashes {
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const styles = new Set(pages.flatMap((page) => page.styles));
  const faults = pages.flatMap((page) => page.faults);
  if (styles.size > MAX_STYLES)
    faults.push(`${styles.size} different style attributes, at most ${MAX_STYLES}: ${[...styles].join(' | ')}`);
  if (faults.length > 0)
    throw new UserError(
      `Pages have inline code that their content security policy forbids.\n${faults.join('\n')}\n` +
        'Only scripts of the page template are allowed (docusaurus-preset-portal/src/plugins/security/policy/protectPages.ts). Move styles to a stylesheet.',
    );
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
