import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storageKeys } from '../../src/storage/keys';

const page = readFileSync('docs/docs/privacy.mdx', 'utf8');

it('the privacy page lists what the browser keeps, no more and no less', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(storageKeys.map(({ key, what }) => `| \`${key}\` | ${what} |`));
});

it('no code of the site touches storage but the places whose keys are listed', () => {
  const files = execFileSync(
    'grep',
    [
      '-rlE',
      '(local|session)Storage|indexedDB|document\\.cookie',
      'src',
      '--exclude-dir=harden',
      '--exclude=*.test.ts',
    ],
    {
      encoding: 'utf8',
    },
  );
  expect(files.trim().split('\n').sort()).toEqual(['src/feedback/client/widget.ts', 'src/storage/index.ts']);
});
