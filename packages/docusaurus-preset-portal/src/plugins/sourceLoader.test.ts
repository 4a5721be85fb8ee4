import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFilesSync } from '../lib/listFiles';
import sourceLoader from './sourceLoader.cjs';

const SOURCES = path.join(__dirname, '..');

const compiled = (resourcePath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const async = () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code));
    sourceLoader.call({ async, resourcePath } as never, readFileSync(resourcePath, 'utf8'));
  });

it('compiles every source of the package', async () => {
  const files = listFilesSync(SOURCES).filter((name) => /(?<!\.(?:d|test|fixture))\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  for (const name of files) expect(await compiled(path.join(SOURCES, name)), name).not.toMatch(/^import type /m);
});
