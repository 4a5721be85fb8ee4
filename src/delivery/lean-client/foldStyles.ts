import postcss from 'postcss';
import type { Compiler, Compilation as Compiling, sources as Sources, WebpackPluginInstance } from 'webpack';
import { foldVariables } from './foldVariables';
import { takeLater } from './laterFiles';
import { namedInCode } from './namedInCode';

const NAME = 'fold-styles';

/**
 * The style sheet of the site, without custom properties that it can do without, and what of it can come later.
 *
 * @param elsewhere Custom properties that code reads or sets.
 */
export function foldedStyles(css: string, elsewhere: Set<string>): { styles: string; later: string } {
  const root = postcss.parse(css);
  foldVariables(root, elsewhere);
  const later = takeLater(root);
  return { styles: root.toString(), later: later.toString() };
}

/**
 * webpack plugin: folds the style sheet before it is minified, and parts it in two (`src/laterStyles.ts`). A build with
 * more than one fails: what one sets, another could set again.
 */
export const foldStyles = ({
  Compilation,
  sources,
}: {
  Compilation: typeof Compiling;
  sources: typeof Sources;
}): WebpackPluginInstance => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          const sheets = Object.entries(assets).filter(([file]) => file.endsWith('.css'));
          if (sheets.length > 1)
            throw new Error(
              `One style sheet is folded, not ${sheets.map(([file]) => file).join(', ')}: see ${__filename}.`,
            );
          for (const [file, sheet] of sheets) {
            const { styles, later } = foldedStyles(String(sheet.source()), namedInCode());
            compilation.updateAsset(file, new sources.RawSource(styles));
            // With the hash of the first: both get a new one together when they are minified.
            const { contenthash } = compilation.getAsset(file)?.info ?? {};
            compilation.emitAsset(file.replace(/css$/, 'later.css'), new sources.RawSource(later), {
              contenthash,
              immutable: true,
            });
          }
        },
      ),
    ),
});
