import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { highlight } from '.';
import { rehypeHighlight } from './rehype';

async function render(markdown: string): Promise<string> {
  const { default: Page } = await evaluate(markdown, { ...runtime, rehypePlugins: [rehypeHighlight] });
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
  it('colours a fenced block as the reference does, and names its language', async () => {
    const html = await render(fence('json', '{ "a": [1, true] }'));
    const same = highlight('{ "a": [1, true] }', 'json').replaceAll('"a"', '&quot;a&quot;');
    expect(html).toBe(`<pre data-language="json"><code class="language-json">${same}</code></pre>`);
  });

  it('keeps the text a copy button takes, without the line break of the fence', async () => {
    const code = `const a = \`\${b} <i>\`;\n\n  // "it's" {braces} & more\n`;
    expect(textOf(await render(fence('js title="a.js"', code)))).toBe(code);
  });

  it('leaves an unknown language as plain text', async () => {
    expect(await render(fence('mermaid', 'a --> b'))).toBe(
      '<pre data-language="mermaid"><code class="language-mermaid">a --&gt; b</code></pre>',
    );
  });

  it('finds blocks in lists, quotes and components', async () => {
    const html = await render(
      `> - one\n>\n>   ~~~js\n>   let a = 1;\n>   ~~~\n\n<div>\n\n~~~sh\necho "x"\n~~~\n\n</div>\n`,
    );
    expect(html).toContain('<span class="hl-k">let</span>');
    expect(html).toContain('<span class="hl-s">&quot;x&quot;</span>');
  });

  it('touches neither code in a line nor a block without a language', async () => {
    expect(await render('A `let a = 1`.\n\n~~~\nlet a = 1\n~~~\n')).toBe(
      '<p>A <code>let a = 1</code>.</p>\n<pre><code>let a = 1\n</code></pre>',
    );
    expect(await render(fence('js', ''))).toBe('<pre data-language="js"><code class="language-js"></code></pre>');
  });
});
