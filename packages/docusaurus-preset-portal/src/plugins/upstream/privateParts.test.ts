import { expect, it } from 'vitest';
import { changedParts, privateParts } from './privateParts';

it('every private part is as it was when it was last compared; if not, compare, then write its new hash', async () => {
  expect(await changedParts('node_modules')).toEqual([]);
});

it('names a file that is gone', async () => {
  const messages = await changedParts('src');
  expect(messages).toHaveLength(Object.keys(privateParts).length);
  expect(messages).toContain(
    '@docusaurus/core/lib/client/preload.js is gone: see packages/docusaurus-preset-portal/src/plugins/upstream/privateParts.ts.',
  );
});
