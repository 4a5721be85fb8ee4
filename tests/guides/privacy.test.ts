import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storageKeys } from '../../packages/docusaurus-preset-portal/src/lib/storage/keys.fixture';
import {
  identifierIds,
  identifierName,
  isSharedIdentifier,
} from '../../packages/docusaurus-preset-portal/src/terms/identifiers';
import { searchSource } from '../support/searchSource';

const page = readFileSync('docs/docs/privacy.mdx', 'utf8');

it('the privacy page lists what the browser keeps, no more and no less', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(storageKeys.map(({ key, what }) => `| \`${key}\` | ${what} |`));
});

it('no code of the site touches storage but the places whose keys are listed', () => {
  const names = searchSource(/(local|session)Storage|indexedDB|document\.cookie/);
  expect(names).toEqual([
    'packages/docusaurus-preset-portal/src/feedback/client/widget.ts',
    'packages/docusaurus-preset-portal/src/lib/storage/index.ts',
  ]);
});

it('the privacy page names the identifiers that may stand in an address, and no others', () => {
  const [, held = ''] = /^\| \*Your values\*[^|]*\|([^|]*)\|/m.exec(page) ?? [];
  const named = identifierIds.filter((id) => held.toLowerCase().includes(`${identifierName(id).toLowerCase()}s`));
  expect(named).toEqual(identifierIds.filter(isSharedIdentifier));
  expect(named.length).toBeGreaterThan(0);
});
