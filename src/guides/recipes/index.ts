import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { readProgram } from '../clients/build/programs';
import { downloadsOf, readRecipes } from './build/recipes';

/** Writes the programs of the recipes, byte for byte as on the pages. */
export default function recipesPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'recipes', async () => {
    const files = downloadsOf(await readRecipes());
    const texts = await Promise.all(files.map(async (file) => [`recipes/${file}`, await readProgram(file)]));
    return Object.fromEntries(texts);
  });
}
