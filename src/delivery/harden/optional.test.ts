import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../html';
import { optionalParts } from './optional';

/** A page without its optional parts. */
function without(html: string): string {
  const parts = optionalParts(parseHtml('a.html', html)).sort((a, b) => b.start - a.start);
  return parts.reduce((done, { start, end }) => done.slice(0, start) + done.slice(end), html);
}

const body = (html: string) => `<!doctype html><html><head></head><body>${html}</body></html>`;

describe('optionalParts', () => {
  it('leaves end tags, which programs need', () => {
    const html = body('<ul><li>a</li><li><p>b</p></li></ul><dl><dt>c</dt><dd>d</dd></dl>');
    expect(without(html)).toBe(html);
  });

  it('takes comments out of static content alone', () => {
    expect(without(body('<b>a<!-- -->b</b><div data-static-content="/"><b>c<!-- -->d</b></div>'))).toBe(
      body('<b>a<!-- -->b</b><div data-static-content="/"><b>cd</b></div>'),
    );
  });

  it('takes away the style of an open list, and no other', () => {
    const open = 'style="display:block;overflow:visible;height:auto"';
    expect(without(body(`<ul ${open} class="a"></ul><ul class="b" ${open}></ul><i style="top:0"></i>`))).toBe(
      body('<ul class="a"></ul><ul class="b"></ul><i style="top:0"></i>'),
    );
  });

  it('takes out of the head what it says twice', () => {
    const head = (others: string) => `<!doctype html><html><head><link rel=canonical href=/a>${others}</head></html>`;
    const alternate = (language: string, href: string) => `<link rel=alternate hreflang=${language} href=${href}>`;
    expect(without(head(alternate('en', '/a') + alternate('x-default', '/a')))).toBe(head(''));
    const others = head(alternate('en', '/a') + alternate('da', '/da/a'));
    expect(without(others)).toBe(others);
    const picture = '<meta property=og:image content=/p.png>';
    expect(without(head(`${picture}<meta name=twitter:image content=/p.png>`))).toBe(head(picture));
  });

  it('has nothing to do a second time', () => {
    const once = without(body('<div data-static-content="/"><b>c<!-- -->d</b></div>'));
    expect(without(once)).toBe(once);
  });
});
