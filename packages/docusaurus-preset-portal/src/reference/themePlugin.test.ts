import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import themePlugin from './themePlugin';

type Configure = (config: object) => object;

/** Configures the bundler of a site whose component of an operation is in this file. */
function load(file: string) {
  const { configureWebpack } = themePlugin({ siteDir: '/site' } as LoadContext, {});
  return (configureWebpack as unknown as Configure)({ resolve: { alias: { '@theme/PortalOperation': file } } });
}

it.each([
  path.join(__dirname, 'theme/PortalOperation/index.tsx'),
  '/site/src/theme/PortalOperation.js',
  '/site/plugins/ours/theme/PortalOperation.js',
])('takes the component of this package or of the site: %s', (file) => expect(load(file)).toHaveProperty('module'));

it('names a theme that has a component of the same name', () =>
  expect(() => load('/site/node_modules/@a/theme-b/lib/theme/PortalOperation.js')).toThrow(
    /^docusaurus.config.ts: @a\/theme-b has a component PortalOperation, too/,
  ));

it('calls what the README names safe to swizzle', () =>
  expect(themePlugin.getSwizzleConfig().components).toEqual(
    Object.fromEntries(
      ['PortalField', 'PortalOperation', 'PortalPanel', 'PortalSample'].map((name) => [
        name,
        { actions: { wrap: 'safe', eject: 'safe' } },
      ]),
    ),
  ));
