import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { highlight } from '.';
import { rehypeHighlight } from './rehype';

async function render(markdown: string): Promise<string> {
  const file = new VFile({ path: 'docs/docs/a.mdx', value: markdown });
  const { default: Page } = await evaluate(file, { ...runtime, rehypePlugins: [rehypeHighlight] });
  return renderToStaticMarkup(createElement(Page));
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('rehypeHighlight', () => {
  it('highlights a fenced block as the reference does, and names its language', async () => {
    const html = await render(fence('json', '{ "a": [1, true] }'));
    const same = highlight('{ "a": [1, true] }', 'json').replaceAll('"a"', '&quot;a&quot;');
    expect(html).toBe(`<pre data-language="json"><code class="language-json">${same}</code></pre>`);
  });

  it('keeps the text for the copy button, without the final line break', async () => {
    const code = `const a = \`\${b} <i>\`;\n\n  // "it's" {braces} & more\n`;
    expect(textOf(await render(fence('js title="a.js" {1,3}', code)))).toBe(code);
  });

  it('reads a title and lines to mark', async () => {
    expect(await render(fence("text title='a <b>' { 2, 2 - 2 }", 'a\nb'))).toBe(
      '<pre data-language="text" data-title="a &lt;b&gt;"><code class="language-text">a\n<span class="hl-h">b</span></code></pre>',
    );
  });

  it.each([
    ['next-line', '// highlight-next-line\na\nb', '<span class="hl-h">a\n</span>b'],
    ['start and end', 'a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\n<span class="hl-h">b\nc\n</span>d'],
    ['HTML', '<!-- highlight-next-line -->\na', '<span class="hl-h">a</span>'],
  ])('marks the lines that comments of Docusaurus name: %s', async (_, code, html) =>
    expect(await render(fence('text showLineNumbers=5', code))).toContain(
      `<code class="language-text">${html}</code>`,
    ));

  it('finds blocks in lists, quotes and components', async () => {
    const html = await render(
      `> - one\n>\n>   ~~~js\n>   let a = 1;\n>   ~~~\n\n<div>\n\n~~~sh\necho "x"\n~~~\n\n</div>\n`,
    );
    expect(html).toContain('<span class="hl-n">let</span>');
    expect(html).toContain('<span class="hl-s">&quot;x&quot;</span>');
  });

  it('does not highlight inline code and blocks without a language', async () => {
    expect(await render('A `let a = 1`.\n\n~~~\nlet a = 1\n~~~\n')).toBe(
      '<p>A <code>let a = 1</code>.</p>\n<pre><code>let a = 1</code></pre>',
    );
    expect(await render(fence('js', ''))).toBe('<pre data-language="js"><code class="language-js"></code></pre>');
  });

  it('shows an unknown language as plain text', async () =>
    expect(await render(fence('mermaid', 'a --> "b"'))).toBe(
      '<pre data-language="mermaid"><code class="language-mermaid">a --&gt; &quot;b&quot;</code></pre>',
    ));

  it.each([
    ['js {3}', 'a\nb', 'there is no line 3; the block has 2.'],
    ['js live {1}', 'a', '"live" is not allowed after the language'],
    ['js {1-}', 'a', '"{1-}" is not allowed after the language'],
  ])('rejects %j, with file and line', async (language, code, message) => {
    await expect(render(`Text.\n\n${fence(language, code)}`)).rejects.toThrow(
      `docs/docs/a.mdx:3: code block: ${message}`,
    );
  });
});
