import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { ESCAPES } from '../../../../../../tests/fixtures/hostile';
import { operationMdx } from '../../../reference/openapiPlugin';
import escapeFrontMatter from './frontMatterLoader.cjs';

/** Compiles a page as the bundler does, and returns the front matter of its module and the line of its last text. */
async function moduleOf(mdx: string) {
  const source = await escapeFrontMatter.call({ resourcePath: 'x.mdx' } as never, mdx);
  const code = await new Promise<string>((done, failed) => {
    mdxLoader.call(
      {
        _compiler: { name: 'client' },
        resourcePath: '/x.mdx',
        resource: '/x.mdx',
        getOptions: () => ({
          siteDir: '/',
          staticDirs: [],
          markdownConfig: {
            format: 'mdx',
            anchors: { maintainCase: false },
            mdx1Compat: { comments: true, admonitions: true, headingIds: true },
            parseFrontMatter: (params: object) =>
              DEFAULT_PARSE_FRONT_MATTER({ ...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER } as never),
          },
        }),
        async: () => (error: Error | null, result: string) => (error ? failed(error) : done(result)),
      } as never,
      source,
    );
  });
  const [, object = ''] = /export const frontMatter = (\{[\s\S]*?\n\});\nexport const contentTitle/.exec(code) ?? [];
  return { frontMatter: new Function(`return ${object}`)(), lines: source.split('\n').length };
}

it.each(ESCAPES)('front matter is in the module of a page as it was written: %j', async (title) => {
  const mdx = operationMdx({ id: 'a', title, frontMatter: { description: `${title}.` } }, 'a.yaml');
  const { frontMatter, lines } = await moduleOf(mdx);
  expect(frontMatter).toMatchObject({ id: 'a', title, sidebar_label: title, description: `${title}.` });
  expect(lines).toBe(mdx.split('\n').length);
});

it('so is that of a guide', async () => {
  const { frontMatter } = await moduleOf("---\r\ntitle: 'C:\\users'\r\nkeywords: [\\, it's]\r\n---\r\n\r\nText\r\n");
  expect(frontMatter).toEqual({ title: 'C:\\users', keywords: ['\\', "it's"] });
});
