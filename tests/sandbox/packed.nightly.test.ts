import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packWithTools } from '../../src/features/extras';
import { paths } from '../../src/lib/paths';
import { PACKED, TARBALL } from '../../src/sandbox/pack';

const FILES = [PACKED, TARBALL];

it('is the same in every build', async () => {
  const again = mkdtempSync(join(tmpdir(), 'packed-'));
  await packWithTools(again);
  const differing = FILES.filter(
    (name) => !readFileSync(join(paths.static, name)).equals(readFileSync(join(again, name))),
  );
  expect(differing, 'Code or contracts changed since `npm run generate`, or it differs from build to build').toEqual(
    [],
  );
  rmSync(again, { recursive: true });
});
