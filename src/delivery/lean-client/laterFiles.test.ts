import postcss from 'postcss';
import { expect, it } from 'vitest';
import { markLater, takeLater } from './laterFiles';

/** Styles of a file as the bundler takes them. */
const prepared = async (file: string, css: string) => {
  const { plugins } = markLater({ plugins: [] } as never);
  const { css: styles } = await postcss(plugins as postcss.AcceptedPlugin[]).process(css, {
    from: `/site/src/${file}`,
  });
  return styles;
};

it('takes the styles that come later, in their order, and leaves the others', async () => {
  const files = [
    [
      'node_modules/infima/dist/css/default.css',
      '.alert{}.navbar{}.alert,.menu{}.alert a{}.navbar .card{}@media print{.badge{}}',
    ],
    ['src/css/base.css', 'a{}.card{}'],
    ['src/css/guides/tables.css', '/* Loaded later: src/laterStyles.ts. */b{}'],
    ['src/css/guides/prose.css', '/* why */c{}'],
    ['src/search/client/waitingField.module.css', 'd{}'],
    ['src/search/client/dialog.module.css', '/* Loaded later: src/laterStyles.ts. */@media print{e{}}'],
    ['src/theme/Footer/styles.module.css', 'f{}/* Loaded later: src/laterStyles.ts. */'],
    ['node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css', '/* why */g{}'],
    ['node_modules/@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css', 'h{}'],
    ['node_modules/@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css', 'i{}'],
  ] as const;
  const sheet = postcss.parse((await Promise.all(files.map(([file, css]) => prepared(file, css)))).join('\n'));
  const later = takeLater(sheet);
  const rules = (root: postcss.Root) => root.nodes.filter(({ type }) => type !== 'comment').map(String);
  expect(rules(sheet)).toEqual([
    '.navbar{}',
    '.alert,.menu{}',
    '.navbar .card{}',
    '@media print{.badge{}}',
    'a{}',
    '.card{}',
    'c{}',
    'd{}',
    'f{}',
    'i{}',
  ]);
  expect(rules(later)).toEqual(['.alert{}', '.alert a{}', 'b{}', '@media print{e{}}', 'g{}', 'h{}']);
});
