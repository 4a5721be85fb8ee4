import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { ownStyles } from './ownStyles';

const styled = async (css: string, file: string) =>
  (await postcss([ownStyles]).process(css, { from: path.join(__dirname, '../..', file) })).css;

it('shares no selector with the site', async () =>
  expect(await styled(':root, [data-theme="light"] {}', 'css/tokens.css')).toBe(
    'html:root, html:root[data-theme="light"] {}',
  ));

it('limits rules to static content', async () => {
  const css = '.ref-page, h2 {} @media print { .badge {} } @keyframes a { to {} }';
  expect(await styled(css, 'reference/css/layout.css')).toBe(
    'div[data-static-content] .ref-page, div[data-static-content] h2 {} ' +
      '@media print { div[data-static-content] .badge {} } @keyframes a { to {} }',
  );
});

it('limits rules of controls to static content and the search', async () =>
  expect(await styled('dialog {}', 'css/base.css')).toBe(
    'div[data-static-content] dialog, :where(div[data-site-search]) dialog {}',
  ));

it('keeps tokens, rules about the state of the page, and other files', async () => {
  const css = 'html:not([data-ready]) .ref-copy {} article:has(.ref-operation) {}';
  expect(await styled(css, 'css/tokens.css')).toBe(css);
  expect(await styled('.ref-page {}', 'plugins/portal-theme/page.css')).toBe('.ref-page {}');
});
