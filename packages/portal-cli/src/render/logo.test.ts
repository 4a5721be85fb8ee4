import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import { readLogo } from './logo';

const folder = testFolder();

function put(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%"/></svg>`;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Begin of a PNG of some size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('0000000d49484452000000000000000008060000', 'hex');
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  return Buffer.concat([PNG, head]);
}

it.each([
  ['viewBox="0 0 200 100"', 56],
  ['width="40px" height="40px"', 28],
  ['viewBox="0 0 1000 10"', 160],
  ['', 28],
])('an SVG with %s is %i pixels wide', async (attributes, width) => {
  const content = svg(attributes);
  expect(await readLogo(put('logo.svg', content))).toEqual({
    file: 'img/logo.svg',
    bytes: Buffer.from(content),
    width,
  });
});

it('a PNG is taken as it is', async () => {
  expect(await readLogo(put('logo.png', png(20, 10)))).toEqual({ file: 'img/logo.png', bytes: png(20, 10), width: 56 });
});

it.each([
  ['a text', 'logo.txt', 'logo', 'this is no SVG and no PNG'],
  ['a PNG without content', 'short.png', PNG, 'it has no width or no height'],
  ['a PNG without pixels', 'empty.png', png(0, 0), 'it has no width or no height'],
  ['a large file', 'large.svg', svg('').padEnd(200_001), 'every page loads it'],
])('%s is refused', (_, name, content, problem) => expect(readLogo(put(name, content))).rejects.toThrow(problem));
