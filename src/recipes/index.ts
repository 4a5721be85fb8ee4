import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../paths';
import { downloadsOf, PROGRAMS, readRecipes } from './build/recipes';

/** Puts the programs of the recipes where the site serves static files: those that the pages show, byte for byte. */
export default function recipesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'recipes',
    async loadContent() {
      const folder = path.join(siteDir, paths.static, 'recipes');
      await mkdir(folder, { recursive: true });
      for (const file of downloadsOf(await readRecipes()))
        await copyFile(path.join(siteDir, PROGRAMS, file), path.join(folder, file));
    },
  };
}
