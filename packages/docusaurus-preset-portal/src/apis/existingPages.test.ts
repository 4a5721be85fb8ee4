import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExistingApis } from './existingPages';

let siteDir = '';
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'existing-'));
  const folder = path.join(siteDir, 'docs/shop');
  await mkdir(folder, { recursive: true });
  const api = (method: string) => JSON.stringify({ method, path: '/orders' });
  const compressed = deflateSync(api('get')).toString('base64');
  await writeFile(path.join(folder, 'list-orders.api.mdx'), `---\nid: list-orders\napi: ${compressed}\n---\n`);
  await writeFile(path.join(folder, 'new-order.api.mdx'), `---\nid: new-order\napi: ${api('post')}\n---\n`);
  await writeFile(path.join(folder, 'shop-api.info.mdx'), '---\nid: shop-api\n---\n');
});
afterAll(() => rm(siteDir, { recursive: true, force: true }));

const contextOf = (config: object, docs: object = {}) =>
  ({
    siteDir,
    siteConfig: {
      presets: [['classic', { docs }]],
      plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config }]],
    },
  }) as unknown as LoadContext;
const shop = { specPath: 'shop.yaml', outputDir: 'docs/shop' };

it('reads names and addresses of the pages', () =>
  expect(readExistingApis(contextOf({ shop }))).toEqual([
    {
      id: 'shop',
      spec: 'shop.yaml',
      folder: path.join(siteDir, 'docs/shop'),
      route: '/docs/shop',
      overview: '/docs/shop/shop-api',
      pages: { 'GET /orders': 'list-orders', 'POST /orders': 'new-order' },
    },
  ]));

it('reads the address of the docs', () =>
  expect(readExistingApis(contextOf({ shop }, { routeBasePath: '/' }))[0]?.route).toBe('/shop'));

it.each([
  [{ shop: { ...shop, specPath: 'https://shop.example.com/openapi.yaml' } }, 'config.shop: specPath is the address'],
  [{ shop: { ...shop, outputDir: 'docs/none' } }, 'docs/none has no pages. Run "docusaurus gen-api-docs shop" first.'],
  [{}, '"apis" is missing'],
])('refuses %j', (config, message) => expect(() => readExistingApis(contextOf(config))).toThrow(message));
