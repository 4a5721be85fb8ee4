import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../html';
import { optionalParts } from './optional';

/** A page without its optional parts. */
function without(html: string): string {
  const parts = optionalParts(parseHtml('a.html', html)).sort((a, b) => b.start - a.start);
  return parts.reduce((done, { start, end }) => done.slice(0, start) + done.slice(end), html);
}

const body = (html: string) => `<!doctype html><html><head></head><body>${html}</body></html>`;

/** The tree of a page, without places in the text. */
const treeOf = (html: string) =>
  JSON.stringify(parse(html), (key, value: unknown) => (key === 'parentNode' ? undefined : value));

describe('optionalParts', () => {
  it.each([
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
    ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
    ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
    ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>', '<ul><li><p>a<ul><li><p>b</ul></ul>'],
    ['<div><p>a</p></div>', '<div><p>a</div>'],
  ])('%s is the same page as %s', (html, short) => {
    expect(without(body(html))).toBe(body(short));
    expect(treeOf(body(short))).toBe(treeOf(body(html)));
  });

  it.each([
    '<a href="/"><p>a</p></a>',
    '<div><p>a</p> b</div>',
    '<div><p>a</p>\n<p>b</p><small>c</small></div>',
    '<div><p>a</p><small>b</small></div>',
    '<div><p>a</p><!-- b --></div>',
    '<ul><li>a</li> <li>b</li> </ul>',
    '<dl><dt>a</dt></dl>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ])('%s needs its end tags, or keeps its tree', (html) => {
    expect(treeOf(without(body(html)))).toBe(treeOf(body(html)));
  });

  it('leaves end tags before what does not end an element', () => {
    const html = body('<div><p>a</p><small>b</small></div><a href="/"><p>c</p></a><p>d</p> e');
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

  it('has nothing to do a second time', () => {
    const once = without(body('<ul><li>a</li><li>b</li></ul>'));
    expect(without(once)).toBe(once);
  });
});
