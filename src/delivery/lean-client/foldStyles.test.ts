import { expect, it } from 'vitest';
import type { Compiler } from 'webpack';
import { foldedStyles, foldStyles } from './foldStyles';

/** The parts of webpack that the plugin takes; loading all of it takes a second. */
const Compilation = { PROCESS_ASSETS_STAGE_OPTIMIZE: 100 };
class RawSource {
  constructor(private text: string) {}
  source = () => this.text;
}

const SHEET = ':root{--a:1px;--read:2px;--unread:3px}p{top:var(--a)}/*later*/b{top:var(--a)}/*not later*/';

it('a sheet loses the properties that it can do without, and gives what comes later', () => {
  expect(foldedStyles(SHEET, new Set(['--read']))).toEqual({
    styles: ':root{--read:2px}p{top:1px}',
    later: '/*later*/b{top:1px}/*not later*/',
  });
});

/** What the plugin makes of the files of a build. */
function emitted(files: Record<string, string>): Record<string, [text: string, info?: object]> {
  const found: Record<string, [text: string, info?: object]> = {};
  const assets = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, new RawSource(text)]));
  const write = (file: string, source: RawSource, info?: object) => {
    found[file] = [source.source(), info];
  };
  const compilation = {
    getAsset: () => ({ info: { contenthash: 'abc', minimized: true } }),
    updateAsset: write,
    emitAsset: write,
    hooks: {
      processAssets: {
        tap({ stage }: { stage: number }, run: (given: object) => void) {
          expect(stage).toBe(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE);
          run(assets);
        },
      },
    },
  };
  const hooks = { thisCompilation: { tap: (_: string, run: (given: object) => void) => run(compilation) } };
  foldStyles({ Compilation, sources: { RawSource } } as never).apply({ hooks } as unknown as Compiler);
  return found;
}

it('writes the sheet of a build anew and another beside it, with the hash of the first', () => {
  expect(emitted({ 'css/styles.abc.css': 'p{top:0}/*later*/b{top:1px}/*not later*/', 'js/a.css.js': '' })).toEqual({
    'css/styles.abc.css': ['p{top:0}', undefined],
    'css/styles.abc.later.css': ['/*later*/b{top:1px}/*not later*/', { contenthash: 'abc', immutable: true }],
  });
});

it('leaves a build without styles as it is, and refuses one with two', () => {
  expect(emitted({ 'js/a.js': '' })).toEqual({});
  expect(() => emitted({ 'a.css': '', 'b.css': '' })).toThrow(
    /^One style sheet is folded, not a\.css, b\.css: see .*foldStyles\.ts\.$/,
  );
});
