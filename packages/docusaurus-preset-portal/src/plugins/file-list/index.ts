import type { Plugin } from '@docusaurus/types';
import { writeManifest } from '../../lib/manifest';

/** Lists the files of a finished build as its last step; until then it has failed: Docusaurus ends with status 0. */
export default function fileListPlugin(): Plugin {
  return {
    name: 'portal-file-list',
    async loadContent() {
      if (process.env.NODE_ENV === 'production') process.exitCode = 1;
    },
    async postBuild({ outDir }) {
      await writeManifest(outDir);
      process.exitCode = 0;
    },
  };
}
