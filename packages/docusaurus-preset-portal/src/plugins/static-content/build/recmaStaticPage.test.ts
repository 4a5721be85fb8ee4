import { compile } from '@mdx-js/mdx';
import { fromJs } from 'esast-util-from-js';
import { describe, expect, it } from 'vitest';
import { KEEPS_HTML, recmaStaticPage } from './mdx';

const compiled = async (path: string) =>
  String(await compile({ value: '# Title', path }, { recmaPlugins: [recmaStaticPage] }));

describe('recmaStaticPage', () => {
  it('exports a page in which only the constant decides whether the content is needed', async () => {
    const code = await compiled('docs/docs/x.mdx');
    expect(code.match(/export default/g)).toHaveLength(1);
    expect(code).toContain('export default function StaticPage(');
    expect(code.match(/\bMDXContent\b/g)).toEqual(['MDXContent', 'MDXContent']);
    expect(code).toContain(`children: ${KEEPS_HTML} ? undefined : _staticJsx(MDXContent, props)`);
  });

  it.each(['docs/docs/_part.mdx', 'docs/_parts/x.mdx'])('leaves the partial %s as it is', async (path) => {
    expect(await compiled(path)).toContain('export default function MDXContent(');
  });

  it.each([
    'export default () => null;',
    'export default function Other() {}',
    'export const a = 1;',
  ])('refuses the output of another compiler: %s', (code) => {
    expect(() => recmaStaticPage()(fromJs(code, { module: true }), { path: 'x.mdx' })).toThrow(
      'x.mdx: MDX does not export its content as "function MDXContent", as version 3.1 does.',
    );
  });
});
