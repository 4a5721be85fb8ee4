import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { paths } from '../../paths';
import { contentOf } from '../contentOf';
import { keyOf } from './key';
import { seal, unseal } from './seal';

/**
 * Pages from which on nothing is kept: with a thousand, writing and reading 130 MB takes as long as compiling, and a
 * first build takes three seconds more. With a hundred a build saves four seconds.
 */
const MANY = 500;

/** The folder for what is kept under a key; what is kept under others is removed. */
function open(root: string, key: string): string {
  const folder = path.join(root, key);
  unseal(folder);
  for (const name of existing(root)) if (name !== key) rmSync(path.join(root, name), { recursive: true, force: true });
  return folder;
}

function existing(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    // The first build.
    return [];
  }
}

/**
 * Keeps the compiled modules of a build for the next one, which then compiles Markdown alone. A change of anything else
 * that modules are compiled with starts anew. Docusaurus has such a cache from version 3.8 on, without a
 * key for what its loaders read besides the module.
 */
export default function bundleCachePlugin({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const root = path.join(siteDir, paths.bundle);
  let folder: string | undefined;
  let pages = 0;
  // Docusaurus, and plugins of ours, warn of Markdown while it is compiled: it is, in every build.
  const always = {
    test: /\.mdx$/,
    include: ['docs', 'src/pages'].map((name) => path.join(siteDir, name)),
    enforce: 'pre',
    loader: path.join(__dirname, 'compileAlways.cjs'),
  };
  return {
    name: 'bundle-cache',
    async allContentLoaded({ allContent }) {
      const { loadedVersions = [] } = contentOf<LoadedContent | undefined>(allContent, 'docs') ?? {};
      pages = loadedVersions.reduce((sum, { docs }) => sum + docs.length, 0);
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      // The dev server keeps them in memory; webpack has a cache of its own.
      if (process.env.NODE_ENV !== 'production' || currentBundler.name !== 'rspack' || pages >= MANY) return {};
      folder ??= open(root, keyOf(siteDir, generatedFilesDir, siteConfig, process.env));
      const directory = path.join(folder, isServer ? 'server' : 'client');
      // Rspack has this option where webpack has none.
      const experiments = { cache: { type: 'persistent', storage: { type: 'filesystem', directory } } };
      return { cache: true, experiments, module: { rules: [always] } } as Configuration;
    },
    async postBuild() {
      if (folder) seal(folder);
    },
  };
}
