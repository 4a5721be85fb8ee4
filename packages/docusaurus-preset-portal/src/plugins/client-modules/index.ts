import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { themeColor } from '../chrome/themeColor';

/** Modules that run on every page, in their order. */
const MODULES = ['repairAddress', 'barePath', 'recoverLoad', 'hideNavbar', 'showCurrentPage', 'themeColor'];

/** Adds what runs on every page. */
export default function clientModulesPlugin(): Plugin {
  return {
    name: 'client-modules',
    getClientModules: () => MODULES.map((name) => path.join(__dirname, `${name}.ts`)),
    // `themeColor.ts` changes it with the colour mode.
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } }],
    }),
  };
}
