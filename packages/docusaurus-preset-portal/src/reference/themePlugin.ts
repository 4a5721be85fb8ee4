import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';
import { UserError } from 'openapi-toolkit';
import type { Portal } from '../content/portal';

const THEME = path.join(__dirname, 'theme');
const COMPONENTS = readdirSync(THEME);

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Checks that the components are those of this package or of the site. @throws UserError if another theme has one of the same name. */
function checkAliases(alias: Readonly<Record<string, unknown>>, siteDir: string): void {
  for (const name of COMPONENTS) {
    const file = String(alias[`@theme/${name}`] ?? THEME);
    const [, owner] = PACKAGE.exec(file) ?? [];
    if (file.startsWith(THEME) || (file.startsWith(siteDir) && !owner)) continue;
    throw new UserError(
      `docusaurus.config.ts: ${owner ?? file} has a component ${name}, too, which takes the place of that of ` +
        'docusaurus-preset-portal. Remove this theme, or rename its component.',
    );
  }
}

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
    configureWebpack({ resolve }) {
      checkAliases({ ...resolve?.alias }, siteDir);
      return {
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
      };
    },
  };
}

themePlugin.getSwizzleConfig = (): SwizzleConfig => ({
  components: Object.fromEntries(COMPONENTS.map((name) => [name, { actions: { wrap: 'safe', eject: 'safe' } }])),
});
