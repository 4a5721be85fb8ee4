import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMinimizers } from '@docusaurus/bundler';
import { listFiles } from 'openapi-toolkit/node';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { BUILD } from '../support/takenAlong';

type Minify = (input: Record<string, string>, map: undefined, options?: object) => Promise<{ code: string }>;

/** Returns the minifiers of styles that Docusaurus uses with webpack, in a site without `@docusaurus/faster`. */
async function webpackMinifiers(): Promise<((css: string) => ReturnType<Minify>)[]> {
  const params = { faster: {}, currentBundler: { name: 'webpack' } } as unknown as Parameters<typeof getMinimizers>[0];
  const plugins = (await getMinimizers(params)) as unknown as { options: { minimizer: unknown } }[];
  const { implementation, options } = plugins.at(-1)?.options.minimizer as Record<string, Minify[] & object[]>;
  return (implementation ?? []).map((minify, at) => (css) => minify({ 'styles.css': css }, undefined, options?.[at]));
}

it('the styles of the build are whole for a parser, also when Docusaurus minifies them with webpack', async () => {
  const files = (await listFiles(path.join(BUILD, 'assets'))).filter((name) => name.endsWith('.css'));
  const minifiers = await webpackMinifiers();
  expect([files.length > 0, minifiers.length]).toEqual([true, 2]);
  for (const name of files) {
    let css = await readFile(path.join(BUILD, 'assets', name), 'utf8');
    for (const minify of minifiers) {
      expect(postcss.parse(css).nodes.length).toBeGreaterThan(100);
      const result = await minify(css);
      expect({ warnings: [], ...result }.warnings).toEqual([]);
      css = result.code;
    }
    expect(postcss.parse(css).nodes.length).toBeGreaterThan(100);
  }
}, 240_000);
