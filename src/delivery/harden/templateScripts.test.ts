import { expect, it } from 'vitest';
import { parseHtml } from '../../html';
import { templateScripts } from './templateScripts';

const GUARD = 'check("DOMParser parseFromString")';
const DEFER = 'document.documentElement.dataset.deferring=""';
const COLOURS = 'get("docusaurus-theme")';
const script = (text: string) => `<script>${text}</script>`;
const scriptsOf = (...texts: string[]) =>
  templateScripts(parseHtml('404.html', `<!doctype html>${texts.map(script).join('')}<script src=/main.js></script>`));

it('takes the scripts of the page without content', () => {
  expect(scriptsOf(GUARD, DEFER, COLOURS)).toEqual([GUARD, DEFER, COLOURS]);
});

it.each([
  ['an unknown script', [GUARD, DEFER, COLOURS, 'steal()'], 'an unknown script: steal()'],
  [
    'no guard',
    [DEFER, COLOURS],
    'not exactly one script that holds "DOMParser parseFromString" (src/delivery/headers/guard.ts)',
  ],
  [
    'the theme twice',
    [GUARD, DEFER, COLOURS, `${COLOURS};steal()`],
    'not exactly one script that holds "docusaurus-theme"',
  ],
])('refuses %s', (_name, texts, message) => {
  expect(() => scriptsOf(...texts)).toThrow(message);
});
