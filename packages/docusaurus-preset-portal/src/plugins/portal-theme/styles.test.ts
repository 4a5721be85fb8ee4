import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../../../tests/support/testFolder';
import { limited } from '../../../../styles.cjs';

const src = testFolder();

/** Returns a style sheet as a site gets it. */
function styled(css: string, file: string): string {
  writeFiles(src, { [file]: css });
  return limited(src, path.join(src, file)).toString();
}

it('shares no selector with the site', () =>
  expect(styled(':root, [data-theme="light"] {}', 'css/tokens.css')).toBe(
    'html:root, html:root[data-theme="light"] {}',
  ));

it('limits rules to static content', () => {
  const css = '.ref-page, h2 {} @media print { .badge {} } @keyframes a { to {} }';
  expect(styled(css, 'reference/css/layout.css')).toBe(
    'div[data-static-content] .ref-page, div[data-static-content] h2 {} ' +
      '@media print { div[data-static-content] .badge {} } @keyframes a { to {} }',
  );
});

it('limits rules of controls to static content and the search', () =>
  expect(styled('dialog {}', 'css/base.css')).toBe(
    'div[data-static-content] dialog, :where(div[data-site-search]) dialog {}',
  ));

it('keeps tokens, rules about the state of the page, and other files', () => {
  const css = 'html:not([data-ready]) .ref-copy {} article:has(.ref-operation) {}';
  expect(styled(css, 'css/tokens.css')).toBe(css);
  expect(styled('.ref-page {}', 'plugins/portal-theme/page.css')).toBe('.ref-page {}');
});

it('puts the sheets that it imports in their place, each limited once', () => {
  writeFiles(src, { 'reference/code.css': 'pre {}' });
  expect(styled('@import "../reference/code.css";\na {}', 'plugins/styles.css')).toBe(
    'div[data-static-content] pre {}\na {}',
  );
});
