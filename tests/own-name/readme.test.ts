import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apis } from '../../src/site/apis';
import { changed, rename, values } from './rename';

/** What the README says of its "Make it yours", counted. */

const README = readFileSync('README.md', 'utf8').replaceAll('\n', ' ');

it('another name is as many files and characters as the README says', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-name-'));
  try {
    for (const file of changed) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await cp(file, path.join(folder, file));
    }
    // It would not find another file.
    await rename(folder);
    const edited = changed.filter(
      (file) => readFileSync(file, 'utf8') !== readFileSync(path.join(folder, file), 'utf8'),
    );
    expect(edited).toEqual(changed);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(changed.length).toBe(4);
  expect(README).toContain('The name is four files: fifteen values, two pictures and two colours.');
  expect(Object.keys(values).length).toBe(15);
  expect(README).toContain(`${Object.values(values).join('').length} characters to type`);
  for (const file of changed) expect(README).toContain(`\`${file}\``);
});

it('the contracts are five files, and both together nine', () => {
  expect(apis.length).toBe(5);
  expect(README).toContain('The contracts are five files');
  expect(README).toContain('Name and contracts together are nine files and five commands');
  const steps = README.slice(
    README.indexOf('The contracts are five files'),
    README.indexOf('For an operation without'),
  );
  expect([...steps.matchAll(/`(?:cp|rm -r|npm run (?!publish))[^`]*`/g)].length).toBe(5);
});
