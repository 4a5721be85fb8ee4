import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { identifiers } from '#site';
import { identifierOf } from '#vocabulary/identifiers';
import { searchSource } from '../support/searchSource';
import { storageKeys } from '../support/storageKeys';

const page = readFileSync('docs/docs/privacy.mdx', 'utf8');

it('the privacy page lists what the browser keeps, no more and no less', () => {
  const keys = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);
  expect(keys).toEqual(storageKeys.map(({ key }) => key));
});

it('no code of the site touches storage but the place whose keys are listed', () => {
  const names = searchSource(/(local|session)Storage|indexedDB|document\.cookie/);
  expect(names).toEqual(['packages/docusaurus-preset-portal/src/lib/storage/index.ts']);
});

it('the privacy page names the identifiers that may stand in an address, and no others', () => {
  const [, held = ''] = /^\| \*Your values\*[^|]*\|([^|]*)\|/m.exec(page) ?? [];
  const named = Object.keys(identifiers).filter((id) =>
    held.toLowerCase().includes(`${identifierOf(id).name.toLowerCase()}s`),
  );
  expect(named).toEqual(Object.keys(identifiers).filter((id) => identifierOf(id).isShared));
  expect(named.length).toBeGreaterThan(0);
});
