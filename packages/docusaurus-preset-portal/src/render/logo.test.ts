import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/testFolder.fixture';
import { loadPainter } from '../plugins/brand/svg';
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
  expect(logo.width).toBe(width);
  const [, inner = ''] =
    /^<svg [^>]*><image [^>]*href="data:image\/svg\+xml;base64,([^"]*)"\/><\/svg>$/.exec(logo.svg) ?? [];
  expect(Buffer.from(inner, 'base64').toString()).toBe(svg(attributes));
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
  ['a PNG without content', 'short.png', PNG, 'it has no width or no height'],
  ['a PNG without pixels', 'empty.png', png(0, 0), 'it has no width or no height'],
  ['a PNG that is cut off', 'cut.png', png(20, 20), 'nothing of it can be seen'],
  ['a PNG of many pixels', 'wide.png', png(100_000, 50_000), 'it has 100000 × 50000 pixels'],
  ['an SVG that is very high', 'high.svg', svg('viewBox="0 0 1 100000000"'), 'its sides are 1 and 100000000'],
  [
    'an SVG whose size is not that of its content',
    'wide.svg',
    svg('width="1e8" height="1" viewBox="0 0 1 1"'),
    'its sides are',
  ],
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

const drawing = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${content}<path d="M0 0h9v9z"/></svg>`;

it.each([
  ['a script', drawing('<script>run()</script>')],
  ['a script', drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">run()</s:script>')],
  ['a script', drawing('<a xlink:href="java&#115;cript:run()"/>')],
  ['an event handler', drawing('<g id=">" onload="run()"/>')],
  ['an event handler', drawing('<animate\nonbegin = "run()"/>')],
  ['HTML', drawing('<foreignObject><p/></foreignObject>')],
  ['an entity', drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['a reference to another file', drawing('<image xlink:href="https://example.org/a.png"/>')],
  ['a reference to another file', drawing('<use href="other.svg#a"/>')],
  ['a reference to another file', drawing('<image href="file:///etc/hostname"/>')],
  ['a reference to another file', drawing('<style>@import "a.css";</style>')],
  ['a reference to another file', drawing('<rect fill="url( \'https://example.org/a#b\')"/>')],
  ['a reference to another file', drawing('', '<?xml-stylesheet href="a.css"?>')],
])('%s is refused: %s', (what, content) =>
  expect(readLogo(put('active.svg', content))).rejects.toThrow(
    new RegExp(`it has ${what} \\(line \\d\\)\\. A logo is only`),
  ));

it('what a picture refers to in itself is no reference to another file', async () => {
  const content = drawing(
    `<title>On and on=off</title><style>.a { fill: url("#b") }</style><use xlink:href="#c"/><rect fill="url(#b)" mask="url('#d')"/><image href="data:image/png;base64,AAAA"/>`,
  );
  await expect(readLogo(put('plain.svg', content))).resolves.toBeDefined();
});
