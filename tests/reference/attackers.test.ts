import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../../packages/docusaurus-preset-portal/src/openapi';
import { hostile, hostilePaths, POSITIONS } from '../fixtures/hostile';
import { foreignMarkup } from './foreignMarkup';
import { read, renderPages, scratchFolder, textOf } from './render';

const fold = (text: string) => text.replace(/\s+/g, ' ');
const count = (text: string, part: string) => fold(text).split(fold(part)).length - 1;

describe('texts of attackers, in six positions of a contract', () => {
  let folder = '';
  let pages: string[] = [];

  beforeAll(async () => {
    folder = await scratchFolder();
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
  afterAll(() => rm(folder, { recursive: true, force: true }));

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
