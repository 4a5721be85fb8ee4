import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { portal } from '../../../../tests/support/portal';
import { buildLog } from '../lib/log';
import filesPlugin from './filesPlugin';

const [api] = portal.apis;
const warn = vi.spyOn(buildLog, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

/** Loads a site with this theme configuration, and a sidebar with these items. */
async function load(themeConfig: object, items: object[] = []) {
  const context = { baseUrl: '/base/', siteConfigPath: '/site/docusaurus.config.js' };
  const siteConfig = { url: 'https://a.test', themeConfig };
  const plugin = filesPlugin({ ...context, siteConfig } as unknown as LoadContext, portal);
  const docs = { default: { loadedVersions: [{ sidebars: { docs: items } }] } };
  const allContent = { 'docusaurus-plugin-content-docs': docs, 'docusaurus-plugin-content-pages': { default: null } };
  await plugin.allContentLoaded?.({ allContent } as unknown as Parameters<
    NonNullable<typeof plugin.allContentLoaded>
  >[0]);
  return warn.mock.calls.flat();
}

it.each<[object, object[]?]>([
  [{ navbar: { items: [{ to: api?.route }] } }],
  [{ navbar: { items: [{ type: 'dropdown', items: [{ to: `${api?.route}/operation`.slice(1) }] }] } }],
  [{ navbar: { items: [{ type: 'docSidebar', docsPluginId: `api-${api?.id}` }] } }],
  [{ footer: { links: [{ items: [{ href: `https://a.test/base${api?.route}#paths` }] }] } }],
  [{}, [{ type: 'category', items: [{ type: 'link', href: `/base${api?.route}` }] }]],
])('finds the link to the reference: %j', async (themeConfig, items?: object[]) =>
  expect(await load(themeConfig, items)).toEqual([]));

it('says which line adds a link to the reference', async () =>
  expect(await load({ navbar: { items: [{ to: `${api?.route}s`, label: 'Others' }] } })).toEqual([
    'No link of navbar, sidebar or footer leads to the reference. Add to themeConfig.navbar.items in ' +
      `docusaurus.config.js:\n  { to: '${api?.route}', label: ${JSON.stringify(api?.title)} },`,
  ]));
