import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Adds the components that a site may swizzle: `docusaurus swizzle docusaurus-preset-portal`. */
export default function themePlugin(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'docusaurus-preset-portal',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
  };
}
