import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';
import type { Portal } from '../content/portal';

const THEME = path.join(__dirname, 'theme');
const COMPONENTS = readdirSync(THEME);

/** Adds the components that a site may swizzle: `docusaurus swizzle docusaurus-preset-portal`. */
export default function themePlugin({ siteDir }: LoadContext, { clients }: Pick<Portal, 'clients'>): Plugin {
  const folders = ['openapi-toolkit', ...(clients ? ['api-clients'] : [])].map((name) =>
    path.dirname(require.resolve(`${name}/package.json`, { paths: [__dirname, siteDir] })),
  );
  return {
    name: 'docusaurus-preset-portal',
    getThemePath: () => THEME,
    // With it Docusaurus would ask for the language.
    ...(process.argv.includes('--typescript') && { getTypeScriptThemePath: () => THEME }),
    // `@portal/…`: modules of this package that generated ones import; others take its doors.
    // Installed modules of these packages are `.mjs`, and name those of the site (`content`, `verdict`) without endings.
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@portal': path.dirname(__dirname),
          '@client-writers$': clients?.writers ?? path.join(__dirname, 'builder/client/noWriters'),
        },
      },
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

themePlugin.getSwizzleConfig = (): SwizzleConfig => ({
  components: Object.fromEntries(COMPONENTS.map((name) => [name, { actions: { wrap: 'safe', eject: 'safe' } }])),
});
