import { expect, it } from 'vitest';
import { parseHtml } from '../../../lib/html';
import { templateScripts } from './protectPages';

const NOTICE = 'note.id="base-url-notice"';
const COLOURS = 'get("docusaurus-theme")';
const script = (text: string) => `<script>${text}</script>`;
const scriptsOf = (...texts: string[]) =>
  templateScripts(parseHtml('404.html', `<!doctype html>${texts.map(script).join('')}<script src=/main.js></script>`));

it('takes the scripts of the page without content', () => {
  expect(scriptsOf(NOTICE, COLOURS)).toEqual([NOTICE, COLOURS]);
});

it.each([
  ['an unknown script', [NOTICE, COLOURS, 'steal()'], 'an unknown script: steal()'],
  [
    'no notice',
    [COLOURS],
    'expected exactly one script with "base-url-notice" (docusaurus-preset-portal/src/plugins/security/trusted-types/index.ts)',
  ],
  ['the theme twice', [NOTICE, COLOURS, `${COLOURS};steal()`], 'expected exactly one script with "docusaurus-theme"'],
])('refuses %s', (_name, texts, message) => {
  expect(() => scriptsOf(...texts)).toThrow(message);
});
