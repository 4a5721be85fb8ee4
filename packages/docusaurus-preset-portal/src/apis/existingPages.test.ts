import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import referencePreset from '.';
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

it('reads the contracts of a folder, whose pages are in one folder', async () => {
  await mkdir(path.join(siteDir, 'tests'));
  await mkdir(path.join(siteDir, 'docs/all'));
  for (const name of ['first', 'second']) {
    const title = JSON.stringify(`The "${name}"`);
    await writeFile(path.join(siteDir, `tests/${name}.yaml`), `openapi: 3.1.0\ninfo: { title: ${title} }\n`);
    const api = `{"method":"get","path":"/a","info":{"title":${title}}}`;
    await writeFile(path.join(siteDir, `docs/all/get-${name}.api.mdx`), `---\napi: ${api}\n---\n`);
    await writeFile(path.join(siteDir, `docs/all/the-${name}.info.mdx`), `---\ntitle: ${title}\n---\n`);
  }
  await writeFile(path.join(siteDir, 'tests/part.yaml'), 'type: object\n');
  const apis = readExistingApis(contextOf({ tests: { specPath: 'tests', outputDir: 'docs/all' } }));
  expect(apis.map(({ id, spec, route, base, pages }) => [id, spec, route, base, pages])).toEqual(
    ['first', 'second'].map((name) => [
      `tests-${name}`,
      `tests/${name}.yaml`,
      `/docs/all/the-${name}`,
      '/docs/all',
      { 'GET /a': `get-${name}` },
    ]),
  );
});

it('reads earlier versions, and pages without an overview', async () => {
  await mkdir(path.join(siteDir, 'docs/shop/1.0.0'));
  await writeFile(path.join(siteDir, 'docs/shop/1.0.0/buy.api.mdx'), '---\napi: {"method":"get","path":"/b"}\n---\n');
  const versions = { '1.0.0': { specPath: 'shop-1.yaml', outputDir: 'docs/shop/1.0.0' } };
  const [, old] = readExistingApis(contextOf({ shop: { ...shop, versions } }));
  expect(old).toMatchObject({ id: 'shop-1.0.0', spec: 'shop-1.yaml', route: '/docs/shop/1.0.0', overview: '' });
});

it('lets the plugin make the pages', () => {
  const { argv } = process;
  process.argv = ['node', 'docusaurus', 'gen-api-docs', 'all'];
  const context = { ...contextOf({ shop: { ...shop, outputDir: 'docs/none' } }) };
  expect(referencePreset(context, {})).toEqual({});
  process.argv = argv;
});

it.each([
  [{ shop: { ...shop, specPath: 'https://shop.example.com/openapi.yaml' } }, 'config.shop: specPath is the address'],
  [{ shop: { ...shop, outputDir: 'docs/none' } }, 'docs/none has no pages. Run "docusaurus gen-api-docs all" first.'],
  [{}, '"apis" is missing'],
])('refuses %j', (config, message) => expect(() => readExistingApis(contextOf(config))).toThrow(message));
