import { describe, expect, it } from 'vitest';
import { foreignMarkup } from './foreignMarkup';
import { read, renderPages, textOf } from './render';

describe('hostile contract text', () => {
  it('is shown as text, never as markup', async () => {
    const pages = renderPages(await read('tests/fixtures/contracts/hostile.yaml'));
    const html = pages.join('\n');
    expect(foreignMarkup(html)).toEqual([]);
    const text = textOf(html);
    // 2 is the target of a refused image, 10 the name of the only example: neither is text of the page.
    for (const n of [1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]) expect.soft(text, `alert(${n})`).toContain(`alert(${n})`);
    expect(text).toContain('import x from "fs"');
    expect(text).toContain('{process.env}');
  });
});
