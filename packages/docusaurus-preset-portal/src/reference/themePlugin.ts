import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Adds the components that a site may swizzle: `docusaurus swizzle docusaurus-preset-portal`. */
export default function themePlugin(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const folders = ['openapi-toolkit', 'api-clients'].map((name) =>
    path.dirname(require.resolve(`${name}/package.json`)),
  );
  return {
    name: 'docusaurus-preset-portal',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    // Modules of these packages are `.mjs` where they are installed, and name others without their endings.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mjs$/,
            include: [path.join(__dirname, '..'), ...folders].map((folder) => folder + path.sep),
            resolve: { fullySpecified: false },
          },
        ],
      },
    }),
  };
}
