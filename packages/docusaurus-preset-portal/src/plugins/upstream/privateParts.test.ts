import { readFileSync } from 'node:fs';
import { sha256 } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { privateParts } from './privateParts';

it('every private part is as it was when it was last compared; if not, compare, then write its new hash', () => {
  const found = Object.keys(privateParts).map((file) => [file, sha256(readFileSync(`node_modules/${file}`))]);
  expect(Object.fromEntries(found)).toEqual(privateParts);
});
