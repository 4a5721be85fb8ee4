import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import staticContentPlugin from './index';
import { DEFAULT_OPTIONS } from './options';

it('lets the server render all pages from one file, however many there are', () => {
  const plugin = staticContentPlugin({ generatedFilesDir: '' } as LoadContext, DEFAULT_OPTIONS);
  const utils = { currentBundler: { name: 'webpack', instance: webpack } } as never;
  const { module } = plugin.configureWebpack?.({}, true, utils, undefined) as Configuration;
  expect(module?.parser?.javascript).toEqual({ dynamicImportMode: 'eager' });
});
