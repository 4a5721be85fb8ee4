import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { paths } from '../lib/paths';

/** Creates a plugin that writes files (path → text) to the static files of the site. */
export const staticFilesPlugin = (
  siteDir: string,
  name: string,
  filesOf: () => Promise<Readonly<Record<string, string>>>,
): Plugin => ({
  name,
  async loadContent() {
    for (const [file, text] of Object.entries(await filesOf())) {
      const target = path.join(siteDir, paths.static, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  },
});
