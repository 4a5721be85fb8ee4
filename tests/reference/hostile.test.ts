import { describe, expect, it } from 'vitest';
import { read, renderPages, textOf } from './render';

describe('hostile contract text', () => {
  it('is shown, never markup', async () => {
    const pages = renderPages(await read('tests/fixtures/contracts/hostile.yaml'));
    const html = pages.join('\n');
    expect(html).not.toMatch(/<(script|iframe|style|svg|img|b|object|embed|form)\b/i);
    // Attribute values are quoted and escaped; a handler would stand outside them.
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(/(href|src)="\s*javascript:/i);
    const text = textOf(html);
    // 2 is the target of a refused image, 10 the name of a lone example: neither is text of the page.
    for (const n of [1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]) expect.soft(text, `alert(${n})`).toContain(`alert(${n})`);
    expect(text).toContain('import x from "fs"');
    expect(text).toContain('{process.env}');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
    expect(html).not.toMatch(/[\u0000\u202e\ufeff]/);
  });
});
