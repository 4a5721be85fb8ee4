import { type HtmlPage, textOf } from '../../../lib/html';
import { isInlineScript } from './inline';

/** The page whose HTML holds no text of contracts or guides, only the template that all pages share. */
export const TEMPLATE = '404.html';

/** The inline scripts of the template, each with a string only it holds and no minifier changes. */
const SCRIPTS = {
  'docusaurus-preset-portal/src/plugins/security/trusted-types/notice.ts': 'base-url-notice',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'docusaurus-theme',
};

/**
 * Texts of the inline scripts that Docusaurus puts into every page, as the build wrote them.
 * They are read from a page without content: text of a contract can't add one.
 *
 * @throws Error when the template has another number of inline scripts, or one is not recognised.
 */
export function templateScripts(page: HtmlPage): string[] {
  const found = page.elements.filter(isInlineScript).map(textOf);
  const unknown = found.filter((text) => !Object.values(SCRIPTS).some((marker) => text.includes(marker)));
  const missing = Object.entries(SCRIPTS).filter(
    ([, marker]) => found.filter((text) => text.includes(marker)).length !== 1,
  );
  const faults = [
    ...unknown.map((text) => `an unknown script: ${text.slice(0, 400)}`),
    ...missing.map(([name, marker]) => `expected exactly one script with "${marker}" (${name})`),
  ];
  if (faults.length > 0) throw new Error(`Inline scripts of ${TEMPLATE}:\n${faults.join('\n')}`);
  return found;
}
