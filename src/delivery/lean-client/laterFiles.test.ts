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

it('takes the styles of files that come later, in their order, and leaves the others', async () => {
  const files = [
    ['css/base.css', 'a{}'],
    ['css/guides/tables.css', 'b{}'],
    ['css/guides/prose.css', 'c{}'],
    ['search/client/waitingField.module.css', 'd{}'],
    ['search/client/dialog.module.css', '@media print{e{}}'],
    ['landing/Hero/styles.module.css', '/* why */f{}'],
  ] as const;
  const sheet = postcss.parse((await Promise.all(files.map(([file, css]) => prepared(file, css)))).join('\n'));
  const later = takeLater(sheet);
  const rules = (root: postcss.Root) => root.nodes.filter(({ type }) => type !== 'comment').map(String);
  expect(rules(sheet)).toEqual(['a{}', 'c{}', 'd{}']);
  expect(rules(later)).toEqual(['b{}', '@media print{e{}}', 'f{}']);
});
