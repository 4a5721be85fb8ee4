import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { doc, tablesOf } from './build/tables.fixture';
import staticContentPlugin from './index';
import { DEFAULT_OPTIONS } from './options';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-content-'));
  const { routes, routesChunkNames, registry } = tablesOf([doc('/api/x/a')]);
  const files = { 'routes.js': routes, 'routesChunkNames.json': routesChunkNames, 'registry.js': registry };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lets the server render all pages from one file, however many there are', async () => {
  const plugin = staticContentPlugin({ generatedFilesDir: folder } as LoadContext, DEFAULT_OPTIONS);
  const actions = { createData: async (name: string) => path.join(folder, name) };
  await plugin.contentLoaded?.({ actions: actions as unknown as PluginContentLoadedActions, content: undefined });
  const utils = { currentBundler: { name: 'webpack', instance: webpack } } as never;
  const { module } = plugin.configureWebpack?.({}, true, utils, undefined) as Configuration;
  expect(module?.parser?.javascript).toEqual({ dynamicImportMode: 'eager' });
});
