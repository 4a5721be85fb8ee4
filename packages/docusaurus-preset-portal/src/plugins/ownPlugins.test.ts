import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { ownPlugins } from './ownPlugins';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** As Docusaurus does it: all are started in their order, none is waited for. */
async function run(plugins: Plugin[]) {
  const loaded = await Promise.all(
    ownPlugins(plugins.map((plugin) => () => plugin)).map((makePlugin) => makePlugin({} as LoadContext)),
  );
  await Promise.all(loaded.map(async (plugin) => plugin.postBuild?.({} as Props)));
}

const writes = (log: string[], name: string, ms: number): Plugin => ({
  name,
  async postBuild() {
    await new Promise((resolve) => setTimeout(resolve, ms));
    log.push(name);
  },
});

it('each runs when those before it are done', async () => {
  const log: string[] = [];
  await run([writes(log, 'sitemap', 20), { name: 'pages' }, writes(log, 'copies', 5), writes(log, 'policy', 0)]);
  expect(log).toEqual(['sitemap', 'copies', 'policy']);
});

it('none runs after one that fails', async () => {
  const log: string[] = [];
  const broken: Plugin = { name: 'sitemap', postBuild: () => Promise.reject(new Error('disk full')) };
  await expect(run([broken, writes(log, 'policy', 0)])).rejects.toThrow('disk full');
  expect(log).toEqual([]);
});
