import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { bundleContract } from '../../packages/docusaurus-preset-portal/src/openapi';
import { makeAll } from './made';
import { namedContract } from './namedContract';

/** Names that every JavaScript object, list or function has. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'length', 'then', 'toJSON'];

const folder = testFolder();
async function generated(word: string) {
  const file = path.join(folder, 'contract.yaml');
  await writeFile(file, JSON.stringify(namedContract(word)));
  // The name stands in places where it is a fault, too.
  await writeFile(file, JSON.stringify(await bundleContract(file, { onFault: () => undefined })));
  return makeAll(file, true);
}

it.each(INHERITED)('a contract with the name %s everywhere is read', async (name) => {
  const all = await generated(name);
  expect(Object.values(all).join('')).not.toContain('native code');
});

it('generates the same for "constructor" as for a name that no object has', async () => {
  const [of, expected] = [await generated('constructor'), await generated('constructed')];
  // openapi-typescript only differs in quoted names.
  const plain = (text = '') =>
    text
      .replaceAll('"', '')
      .replace(/constructor/gi, (word) => `${word.slice(0, -2)}${word.endsWith('R') ? 'ED' : 'ed'}`);
  for (const [kind, text] of Object.entries(expected)) {
    expect(text.length, kind).toBeGreaterThan(1);
    expect(plain(of[kind]), kind).toBe(plain(text));
  }
});
