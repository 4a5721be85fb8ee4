import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { RUNS } from '../../../../../tests/fixtures/madeUp';
import { codeParts } from './index';
import { markLines } from './rehype';

const mark = (code: string, lines: number[], language = 'js') => toHtml(markLines(codeParts(code, language), lines));

describe('markLines', () => {
  it.each([
    ['one line', 'a\nb\nc', [2], 'a\n<span class="hl-h">b\n</span>c'],
    ['lines side by side', 'a\nb\nc\n', [1, 2], '<span class="hl-h">a\nb\n</span>c\n'],
    ['a line twice', 'a\nb', [2, 2], 'a\n<span class="hl-h">b</span>'],
    [
      'a line within a token',
      '/* a\nb */ 1',
      [2],
      '<span class="hl-c">/* a\n</span><span class="hl-h"><span class="hl-c">b */</span> <span class="hl-n">1</span></span>',
    ],
  ])('%s', (_what, code, lines, html) => expect(mark(code, lines)).toBe(html));

  it('never changes text', () => {
    const piece = fc.constantFrom('\n', '/*', '*/', '`', '"', 'a', ' ', '${', '}', '// b', '<', '\r');
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat(20)), (pieces, wanted) => {
        const code = pieces.join('');
        const lines = wanted.map((at) => 1 + (at % code.split('\n').length));
        const html = toHtml(markLines(codeParts(code, 'js'), lines));
        expect(html.replaceAll(/<[^>]*>/g, '')).toBe(toHtml({ type: 'text', value: code }));
      }),
      RUNS,
    );
  });
});
