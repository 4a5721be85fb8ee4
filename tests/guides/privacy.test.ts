import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { storageKeys } from '../../packages/docusaurus-preset-portal/src/lib/storage/keys';
import {
  identifierIds,
  identifierName,
  isSharedIdentifier,
} from '../../packages/docusaurus-preset-portal/src/terms/identifiers';

const page = readFileSync('docs/docs/privacy.mdx', 'utf8');

it('the privacy page lists what the browser keeps, no more and no less', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(storageKeys.map(({ key, what }) => `| \`${key}\` | ${what} |`));
});

it('no code of the site touches storage but the places whose keys are listed', () => {
  const names = listFilesSync('src').filter((name) => !/^delivery\/harden\/|\.test\./.test(name));
  const users = names.filter((name) =>
    /(local|session)Storage|indexedDB|document\.cookie/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(users).toEqual(['feedback/client/widget.ts', 'lib/storage/index.ts']);
});

it('the privacy page names the identifiers that may stand in an address, and no others', () => {
  const [, held = ''] = /^\| \*Your values\*[^|]*\|([^|]*)\|/m.exec(page) ?? [];
  const named = identifierIds.filter((id) => held.toLowerCase().includes(`${identifierName(id).toLowerCase()}s`));
  expect(named).toEqual(identifierIds.filter(isSharedIdentifier));
  expect(named.length).toBeGreaterThan(0);
});
