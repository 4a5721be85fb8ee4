import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '.';
import { CARD, card } from './card';
import { coloursOf } from './colours';
import { ico, loadPainter, type Painter } from './svg';

const TOKENS = readFileSync('packages/docusaurus-preset-portal/src/css/tokens.css', 'utf8');
const LOGO = readFileSync('static/img/logo.svg', 'utf8');

let painter: Painter;
beforeAll(async () => {
  painter = await loadPainter();
});
const drawn = (title: string, tagline: string) =>
  card(textsOf({ title, tagline, logoWidth: 28 }), LOGO, coloursOf(TOKENS), painter);
const linesOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);

it.each([
  ['One. Two. And three more.', { headline: 'One. Two.', below: 'And three more.' }],
  ['API reference', { headline: 'Name', below: 'API reference' }],
  ['One sentence.', { headline: 'Name', below: 'One sentence.' }],
  ['', { headline: 'Name', below: '' }],
])('of the tagline %j', (tagline, texts) =>
  expect(textsOf({ title: 'Name', tagline, logoWidth: 28 })).toEqual({ title: 'Name', logoWidth: 28, ...texts }));

describe('the card', () => {
  it('shows name, headline and what stands below', () =>
    expect(linesOf(drawn('Name', 'One. Two.'))).toEqual(['Name', 'One.', 'Two.']));

  it('shows a title once', () =>
    expect(linesOf(drawn('Museum & <friends>', 'Open'))).toEqual(['Museum &amp; &lt;friends&gt;', 'Open']));

  it.each([
    'A title of so many words that one line of large letters has no room for them',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ])('has room for %s', (title) => {
    const svg = drawn(title, 'API reference');
    expect(linesOf(svg).slice(0, -1).join(' ')).toBe(title);
    for (const [text] of svg.matchAll(/<text [^>]*>[^<]*<\/text>/g))
      expect(
        painter.widthOf(svg.replace(/<(?:rect|image)[^>]*>|<text .*<\/text>/g, '').replace('</svg>', `${text}</svg>`)),
      ).toBeLessThanOrEqual(CARD.width - 160);
  });

  it('becomes a picture of its size', () => {
    const png = Buffer.from(painter.png(drawn('Name', 'One. Two.'), CARD.width));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      CARD.width,
      CARD.height,
    ]);
  });

  it('is the same every time', () => {
    const [one, other] = [0, 1].map(() => Buffer.from(painter.png(drawn('Name', 'One. Two.'), CARD.width)));
    expect(one?.equals(other as Buffer)).toBe(true);
  });
});

it('an icon holds its picture', () => {
  const png = painter.png(LOGO, 32);
  const file = ico(png);
  expect([file.readUInt16LE(2), file.readUInt32LE(14), file.length]).toEqual([1, png.length, png.length + 22]);
});

it('a token that is no colour ends in one message', () =>
  expect(() => coloursOf(TOKENS.replace(/--site-on-accent: #[0-9a-f]+/g, '--site-on-accent: white'))).toThrow(
    'packages/docusaurus-preset-portal/src/css/tokens.css: --site-on-accent must be a hex colour',
  ));
