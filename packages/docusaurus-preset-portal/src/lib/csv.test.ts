import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES } from '../../../../tests/support/searchSource';
import { csvText } from './csv';
import { listFilesSync } from './listFiles';

it('quotes what would break a row, and begins with the byte order mark', () => {
  expect(
    csvText(
      ['a', 'b'],
      [
        ['1,2', 'say "x"'],
        [null, undefined],
        ['two\nlines', 3],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"1,2","say ""x"""\r\n,\r\n"two\nlines",3\r\n');
});

it('each page that offers a CSV says how a Danish spreadsheet reads its columns', () => {
  const sources = ['docs/docs', ...SOURCES].flatMap((folder) =>
    listFilesSync(folder)
      .filter((file) => /\.(?:mdx|tsx)$/.test(file))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const),
  );
  const pagesWithCsv = sources.filter(([, text]) => /(?<!title="\w+)\.csv"|code-downloads/.test(text));
  expect(pagesWithCsv.map(([file]) => file).sort()).toEqual([
    'before-you-sign.mdx',
    'data-docs/attributes.mdx',
    'data-protection.mdx',
    'guides/code-lists/components/CodeListDownloads.tsx',
  ]);
  expect(pagesWithCsv.filter(([, text]) => !text.includes('#csv')).map(([file]) => file)).toEqual([]);
});
