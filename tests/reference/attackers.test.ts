import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleContract } from 'openapi-toolkit/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostile, hostilePaths, POSITIONS } from '../fixtures/hostile';
import { testFolder } from '../support/testFolder';
import { foreignMarkup } from './foreignMarkup';
import { read, renderPages, textOf } from './render';

const fold = (text: string) => text.replace(/\s+/g, ' ');
const count = (text: string, part: string) => fold(text).split(fold(part)).length - 1;

describe('texts of attackers, in six positions of a contract', () => {
  const folder = testFolder();
  let pages: string[] = [];

  beforeAll(async () => {
    const contract = {
      openapi: '3.1.0',
      info: { title: 'Hostile', version: '1' },
      tags: [{ name: 'Hostile' }],
      paths: hostilePaths('Hostile'),
    };
    const file = path.join(folder, 'hostile.yaml');
    await writeFile(file, JSON.stringify(contract));
    // A text of an attacker is no pattern: the rest is read on.
    const document = await bundleContract(file, { onFault: () => undefined });
    await writeFile(file, JSON.stringify(document));
    pages = renderPages(await read(file, true)).slice(1);
  });

  it('are at least 45, each with a page', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(45);
    expect(pages).toHaveLength(hostile.length);
  });

  it.each(hostile.map((one, index) => [one.name, one, index] as const))('%s', (_name, { text, readable }, index) => {
    const html = pages[index] ?? '';
    expect(foreignMarkup(html)).toEqual([]);
    expect(count(textOf(html), readable ?? text)).toBeGreaterThanOrEqual(POSITIONS);
  });

  it('change no prototype of JavaScript', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
