import type { PostCssOptions } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { onePrefixer } from './onePrefixer';

const PRESET = [require.resolve('postcss-preset-env'), {}];
const OTHER = { postcssPlugin: 'other' };
const options = (...plugins: unknown[]) => ({ plugins }) as unknown as PostCssOptions;

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['a build that Lightning CSS minifies', 'production', true, [OTHER]],
  ['a build by another minifier', 'production', false, [PRESET, OTHER]],
  ['the dev server, which minifies nothing', 'development', true, [PRESET, OTHER]],
])('styles are prepared once for older browsers: %s', (_name, mode, lightning, plugins) => {
  vi.stubEnv('NODE_ENV', mode);
  expect(onePrefixer(options(PRESET, OTHER), lightning)).toEqual(options(...plugins));
});

it('refuses a Docusaurus that prepares styles in another way', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => onePrefixer(options(OTHER), true)).toThrow('postcss-preset-env');
});
