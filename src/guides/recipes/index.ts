import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../lib/paths';
import { downloadsOf, readProgram, readRecipes } from './build/recipes';

/** Writes the programs of the recipes to the static files of the site, byte for byte as on the pages. */
export default function recipesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'recipes',
    async loadContent() {
      const folder = path.join(siteDir, paths.static, 'recipes');
      await mkdir(folder, { recursive: true });
      for (const file of downloadsOf(await readRecipes()))
        await writeFile(path.join(folder, file), await readProgram(file));
    },
  };
}
