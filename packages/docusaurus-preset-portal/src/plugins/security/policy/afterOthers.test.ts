import type { LoadedPlugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { afterOthers } from './afterOthers';

type PostBuild = NonNullable<LoadedPlugin['postBuild']>;

const plugin = (name: string, postBuild?: () => Promise<void>) => ({ name, postBuild }) as LoadedPlugin;

/** As Docusaurus does it: all are started in their order, none is waited for. */
const run = (plugins: LoadedPlugin[]) =>
  Promise.all(plugins.map(async (one) => one.postBuild?.({} as Parameters<PostBuild>[0])));

const slow = (log: string[], name: string) =>
  plugin(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(name);
  });

const last = (log: string[], plugins: LoadedPlugin[]) =>
  plugin('last', async () => {
    await afterOthers('last', plugins);
    log.push('last');
  });

it('runs when all others are done, each once', async () => {
  const log: string[] = [];
  const plugins: LoadedPlugin[] = [plugin('pages')];
  plugins.push(last(log, plugins), slow(log, 'sitemap'), plugin('docs'), slow(log, 'robots'));
  await run(plugins);
  expect(log).toEqual(['sitemap', 'robots', 'last']);
});

it('does not run when another fails', async () => {
  const log: string[] = [];
  const plugins: LoadedPlugin[] = [];
  const broken = plugin('sitemap', () => Promise.reject(new Error('disk full')));
  plugins.push(last(log, plugins), broken, slow(log, 'robots'));
  await expect(run(plugins)).rejects.toThrow('disk full');
  expect(log).not.toContain('last');
});

it('refuses to stand behind a plugin that writes', async () => {
  const plugins: LoadedPlugin[] = [slow([], 'sitemap')];
  plugins.push(last([], plugins));
  await expect(run(plugins)).rejects.toThrow('"last" must stand before "sitemap"');
});
