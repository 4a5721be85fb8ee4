import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { UserError } from '../lib/UserError';
import { ownPlugins } from './ownPlugins';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** As Docusaurus does it: all are started in their order, none is waited for. */
async function run(plugins: Plugin[]) {
  const loaded = await Promise.all(ownPlugins(plugins.map((one) => () => one)).map((one) => one({} as LoadContext)));
  await Promise.all(loaded.map(async (one) => one.postBuild?.({} as Props)));
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

it.each([
  'loadContent',
  'contentLoaded',
  'postBuild',
] as const)('wrong input in %s ends a build with its message', async (step) => {
  vi.stubEnv('NODE_ENV', 'production');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const [make] = ownPlugins([() => ({ name: 'a', [step]: () => Promise.reject(new UserError('Write a number.')) })]);
  const plugin = (await make?.({} as LoadContext)) as unknown as Record<string, () => Promise<unknown>>;
  await expect(plugin[step]?.()).rejects.toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print).toHaveBeenCalledWith('\nWrite a number.\n');
});

it('wrong input when a plugin is made ends a build with its message', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const [make] = ownPlugins([
    () => {
      throw new UserError('Write a number.');
    },
  ]);
  await expect(make?.({} as LoadContext)).rejects.toThrow('ended');
  expect(print).toHaveBeenCalledWith('\nWrite a number.\n');
});
