import { type HtmlPage, textOf } from '../../../lib/html';
import { TEMPLATE } from '../../finished-pages/FinishedPages';
import { isInlineScript } from './inline';

/** The inline scripts of the template, each with a string only it holds and no minifier changes. */
const SCRIPTS = {
  'docusaurus-preset-portal/src/plugins/security/trusted-types/index.ts': 'base-url-notice',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'docusaurus-theme',
};

/**
 * Returns the inline scripts that Docusaurus puts into every page, from one without content: a contract can't add any.
 * @throws Error when their number is another, or one is not recognised.
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
