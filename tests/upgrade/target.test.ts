import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EDITS } from './target';

it.each(EDITS)('the edit of %s for the upgrade applies: %j', (file, before) => {
  expect(readFileSync(file, 'utf8')).toContain(before);
});
