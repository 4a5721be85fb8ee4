import { attempt } from 'openapi-toolkit';
import { expect, it, vi } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { testFolderOfEach, writeFiles } from '../../../../../tests/support/testFolder';
import { buildLog } from '../../lib/log';
import { guideCheck } from './follow';
import { readGuide } from './readGuide';

const folder = testFolderOfEach();
const faultsOf = async (text: string) => {
  const content = { portal, elements: {}, dataFiles: [], imports: [] };
  const { faults } = await readGuide('docs/docs/x.mdx', `---\ntitle: X\n---\n${text}`, content);
  return faults.map((fault) => fault.replace('docs/docs/x.mdx:', ''));
};

it.each([
  '<!-- a note -->\n\nText.',
  ':::note[Title]\n\n::::tip\n\nText.\n\n::::\n\n:::',
  '```md\n:::none\n```\n\n{/* a note */}',
])('takes %j', async (text) => expect(await faultsOf(text)).toEqual([]));

it.each([
  [
    '{a b}\n\n<b>\n\nText <i>more',
    [
      '4: MDX: what stands in { } is no JavaScript. Correct it.',
      '8: MDX: Expected a closing tag for `<i>` before the end of `paragraph`. Correct it.',
      '6: MDX: Expected a closing tag for `<b>`. Correct it.',
    ],
  ],
  [':::nte\n\n:::', ['4: there is no callout ":::nte"; the nearest is "note". Correct it.']],
  ['Text.\n\n:::tip\n\nText.', ['6: the callout ":::tip" has no end. Write ::: below its text.']],
])('names all faults of %j', async (text, faults) => expect(await faultsOf(text)).toEqual(faults));

it('warns of a guide with more than 300 kB of HTML after a build', () => {
  const warn = vi.spyOn(buildLog, 'warn').mockReturnValue();
  const html = (length: number) => 'x'.repeat(length);
  writeFiles(folder, {
    'docs/long/index.html': html(301_000),
    'docs/short/index.html': html(299_000),
    'api/long/index.html': html(900_000),
  });
  const route = (path: string, sourceFilePath: string) => ({ path, component: '', metadata: { sourceFilePath } });
  const routes = [
    {
      path: '/',
      component: '',
      routes: [route('/docs/long', 'docs/docs/long.mdx'), route('/docs/short', 'docs/docs/short.mdx')],
    },
    route('/api/long', 'docs/api/long.mdx'),
  ];
  // What other tests noted ends it.
  attempt(() => guideCheck(vi.fn(), portal).finish({ outDir: folder, routes } as never), undefined);
  expect(warn.mock.calls).toEqual([
    ['docs/docs/long.mdx:1: the page has 301 kB of HTML. Split it, or link to a file.'],
  ]);
  warn.mockRestore();
});
