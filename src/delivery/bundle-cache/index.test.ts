import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import bundleCachePlugin from '.';
import { keyOf } from './key';
import { INPUTS, makeFolder } from './site.fixture';

const roots: string[] = [];

/** The plugin in a site of its own, in a build of some mode. */
function plugin(mode = 'production', siteDir = makeFolder(INPUTS)) {
  vi.stubEnv('NODE_ENV', mode);
  roots.push(siteDir);
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const siteConfig = { title: 'Example' };
  const { configureWebpack, ...rest } = bundleCachePlugin({ siteDir, siteConfig, generatedFilesDir } as LoadContext);
  const configured = (isServer: boolean, name = 'rspack') =>
    configureWebpack?.({}, isServer, { currentBundler: { name } } as never, undefined);
  const root = path.join(siteDir, '.generated/bundle');
  const folder = () => path.join(root, keyOf(siteDir, generatedFilesDir, siteConfig, process.env));
  return { ...rest, configured, siteDir, root, folder };
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

it('keeps modules of the server and of the browser apart, and compiles Markdown in every build', () => {
  const { configured, siteDir, folder } = plugin();
  for (const [isServer, name] of [
    [true, 'server'],
    [false, 'client'],
  ] as const) {
    expect(configured(isServer)).toEqual({
      cache: true,
      experiments: {
        cache: { type: 'persistent', storage: { type: 'filesystem', directory: path.join(folder(), name) } },
      },
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: [path.join(siteDir, 'docs'), path.join(siteDir, 'src/pages')],
            enforce: 'pre',
            loader: path.resolve('src/delivery/bundle-cache/compileAlways.cjs'),
          },
        ],
      },
    });
  }
});

it.each([
  ['development', 'rspack'],
  ['production', 'webpack'],
])('keeps nothing in %s by %s', async (mode, bundler) => {
  const { configured, root, postBuild } = plugin(mode);
  expect(configured(true, bundler)).toEqual({});
  await postBuild?.({} as never);
  expect(existsSync(root)).toBe(false);
});

it.each([
  [499, true],
  [500, false],
])('of a site of %i docs modules are kept: %s', async (count, isKept) => {
  const { configured, allContentLoaded } = plugin();
  const content = { loadedVersions: [{ docs: Array(count - 1) }, { docs: Array(1) }] };
  const allContent = { 'docusaurus-plugin-content-docs': { default: content } };
  await allContentLoaded?.({ allContent } as never);
  expect('cache' in (configured(true) ?? {})).toBe(isKept);
});

it('removes what is kept under other keys, and what a build left that did not end', () => {
  const { configured, root, folder } = plugin();
  for (const name of ['other', 'other.sealed', path.basename(folder())])
    mkdirSync(path.join(root, name, 'server'), { recursive: true });
  configured(false);
  expect(readdirSync(root)).toEqual([]);
});

it('opens the folder once for a build, and seals it for the next one', async () => {
  const { configured, siteDir, root, folder, postBuild } = plugin();
  configured(false);
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), 'module'), '');
  configured(true);
  await postBuild?.({} as never);
  expect(readdirSync(root).sort()).toEqual([path.basename(folder()), `${path.basename(folder())}.sealed`]);
  plugin('production', siteDir).configured(false);
  expect(readdirSync(folder())).toEqual(['module']);
});
