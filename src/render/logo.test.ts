import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadPainter } from '../plugins/brand/svg';
import { readLogo } from './logo';

const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%"/></svg>`;

it('notes of an editor are left out', async () => {
  const plain = svg('viewBox="0 0 20 20" fill="#111111"');
  const noted = plain
    .replace('<svg', '<!-- a\nnote --><svg inkscape:export-filename="/home/a/b.svg" sodipodi:docname=\'b\'')
    .replace('<rect', '<metadata/><metadata><rdf:RDF>a</rdf:RDF>\n</metadata><rect');
  const [read, expected] = await Promise.all([noted, plain].map((text, at) => readLogo(put(`${at}.svg`, text))));
  expect(read).toEqual(expected);
});

it.each([
  ['viewBox="0 0 200 100"', 56],
  ['width="40px" height="40px"', 28],
  ['viewBox="0 0 1000 10"', 160],
  ['', 28],
])('an SVG with %s is %i pixels wide', async (attributes, width) => {
  const logo = await readLogo(put('logo.svg', svg(attributes)));
  expect([logo.svg, logo.width]).toEqual([svg(attributes), width]);
});

it('a PNG becomes an SVG, and an icon is a square', async () => {
  const painter = await loadPainter();
  const logo = await readLogo(put('logo.png', painter.png(svg('viewBox="0 0 20 10"'), 200)));
  expect(logo.width).toBe(56);
  expect(logo.svg).toContain('viewBox="0 0 200 100"');
  const icon = Buffer.from(painter.png(logo.favicon, 32));
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([32, 32]);
});

it.each([
  ['a text', 'logo.txt', 'logo', 'this is no SVG and no PNG'],
  ['a broken SVG', 'broken.svg', '<svg viewBox="0 0 1 1"><g>', "it can't be drawn"],
  ['a large file', 'large.svg', svg('').padEnd(200_001), 'every page loads it'],
])('%s is refused', (_, name, content, problem) => expect(readLogo(put(name, content))).rejects.toThrow(problem));

it.each([
  ['dark', '#111111', '#ffffff'],
  ['light', '#eeeeee', '#0c141a'],
  ['of a middle tone', '#3377cc', undefined],
])('a %s logo without a ground has one where it needs it', async (_, fill, ground) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="5" fill="${fill}"/></svg>`;
  const { svg: drawn } = await readLogo(put('logo.svg', logo));
  expect(/<rect [^>]*fill="([^"]*)"/.exec(drawn)?.[1]).toBe(ground);
});
