import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { completeTags } from './completeTags';

const CASES: [html: string, complete: string][] = [
  [
    '<!doctype html><html lang=en><meta charset=utf-8><title>x</title><body class=a><p>one<p>two',
    '<!doctype html><html lang=en><head><meta charset=utf-8><title>x</title></head><body class=a><p>one</p><p>two</p></body></html>',
  ],
  [
    '<!doctype html><html><meta charset=utf-8><body><ul><li>a<ul><li>b</ul><li>c</ul><br><img src=x>',
    '<!doctype html><html><head><meta charset=utf-8></head><body><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><br><img src=x></body></html>',
  ],
  [
    '<!doctype html><html><meta charset=utf-8><body><table><tr><td>1<td>2<tr><th>3</table>',
    '<!doctype html><html><head><meta charset=utf-8></head><body><table><tbody><tr><td>1</td><td>2</td></tr><tr><th>3</th></tr></tbody></table></body></html>',
  ],
  [
    '<!doctype html><html><meta charset=utf-8><body><svg><path d="m1 1"/><g><circle r=1 /></g></svg><dl><dt>a<dd>b</dl>',
    '<!doctype html><html><head><meta charset=utf-8></head><body><svg><path d="m1 1"/><g><circle r=1 /></g></svg><dl><dt>a</dt><dd>b</dd></dl></body></html>',
  ],
];

describe('completeTags', () => {
  it.each(CASES)('%s', (html, complete) => {
    expect(completeTags(html)).toBe(complete);
    expect(serialize(parse(complete))).toBe(serialize(parse(html)));
    expect(completeTags(complete)).toBe(complete);
  });
});
