import { expect, it } from 'vitest';
import type { Compiler } from 'webpack';
import { foldStyles } from './foldStyles';

/** The parts of webpack that the plugin takes; loading all of it takes a second. */
const Compilation = { PROCESS_ASSETS_STAGE_OPTIMIZE: 100 };
class RawSource {
  constructor(private text: string) {}
  source = () => this.text;
}

/** What the plugin makes of the files of a build. */
function emitted(files: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  const assets = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, new RawSource(text)]));
  const compilation = {
    updateAsset: (file: string, source: RawSource) => {
      found[file] = source.source();
    },
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

it('folds the properties of the sheet of a build', () => {
  const sheet = ':root{--a:1px;--site-bg:2px}p{top:var(--a)}';
  expect(emitted({ 'css/styles.abc.css': sheet, 'js/a.css.js': '' })).toEqual({
    'css/styles.abc.css': ':root{--site-bg:2px}p{top:1px}',
  });
});

it('leaves a build without styles as it is, and refuses one with two', () => {
  expect(emitted({ 'js/a.js': '' })).toEqual({});
  expect(() => emitted({ 'a.css': '', 'b.css': '' })).toThrow(
    /^One style sheet is folded, not a\.css, b\.css: see .*foldStyles\.ts\.$/,
  );
});
