import postcss from 'postcss';
import type webpack from 'webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { foldVariables } from './foldVariables';
import { namedInCode } from './namedInCode';

const NAME = 'fold-styles';

/**
 * Returns a webpack plugin that folds the custom properties of the style sheet before it is minified. A build with more
 * than one sheet fails: what one sets, another could set again.
 */
export const foldStyles = ({
  Compilation,
  sources,
}: Pick<typeof webpack, 'Compilation' | 'sources'>): WebpackPluginInstance => ({
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
            const root = postcss.parse(String(sheet.source()));
            foldVariables(root, namedInCode());
            compilation.updateAsset(file, new sources.RawSource(root.toString()));
          }
        },
      ),
    ),
});
