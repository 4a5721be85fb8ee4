import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { UserError } from 'openapi-toolkit';
import { describe, expect, it, vi } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import { failOnFaults } from '../../../lib/danglingReferences';
import type { StaticContentOptions } from '../options';
import { remarkStaticOnly } from './remarkStaticOnly';

const OPTIONS: StaticContentOptions = {
  portal,
  elements: { Box: { component: '@site/Box', data: () => ({}) } },
  dataFiles: [],
  imports: ['@theme/Tabs', '@site/src/guides/identifiers/diagrams/'],
};

const check = (value: string, name = 'x') =>
  compile({ value, path: path.resolve(`docs/docs/${name}.mdx`) }, { remarkPlugins: [[remarkStaticOnly, OPTIONS]] });

describe('remarkStaticOnly', () => {
  it.each([
    '<Box />',
    'import Tabs from "@theme/Tabs"\n\n<Tabs />',
    'import Map from "@site/src/guides/identifiers/diagrams/Map"\n\n<Map />',
    'import Part from "./_part.mdx"\nimport data from "./data.json"\nimport image from "../img/a.png"\n\n<Part />',
    'export const Note = ({ children }) => <b className="note">{children}</b>\n\n<Note>Text</Note>',
    '<details><summary>More</summary>Text</details>',
    '<Details>What the theme makes of it</Details>',
    '{[1, 2].map((n) => <i key={n}>{n}</i>)}',
    'export const list = [{ a: 1 }]\n\n{list.map(({ a: b }) => Math.max(b, props.c))}',
    '[file](pathname:///llms.txt)',
    '<b once="x">an attribute that begins like a handler</b>',
  ])('takes %j', async (text) => {
    await expect(check(text)).resolves.toBeDefined();
  });

  const dead = 'A built page is static HTML: a component that needs JavaScript does nothing there.';
  const guide = 'See "Add a guide" in CONTRIBUTING.md.';
  const handler = `${dead} Add an element with "enhance" to the option "elements" of the preset. ${guide}`;

  const ENHANCE = 'add an element with "enhance" to the option "elements" of the preset.';
  const ADDRESS = "can't be a link: write a path of this site, https:, http:, mailto: or tel:.";

  it.each([
    ['Text.\n\nA <button onClick={() => 1}>b</button>', `3:3: <button onClick>: ${handler}`],
    ['A set {a} of words.', '1:8: "a" in braces is not defined on this page. In a text, write \\{ for a brace.'],
    ['{<b onFocus={() => 1} />}', `1:2: <b onFocus>: ${handler}`],
    ['<Box a={<i onBlur={() => 1} />} />', `1:9: <i onBlur>: ${handler}`],
    [
      '<Head><title>T</title></Head>',
      '1:1: <Head> does not work on a static page: use "title", "description", "keywords" and "image" of the front matter.',
    ],
    [
      '<script src="/a.js" />',
      '1:1: <script> does not work on a static page: add an element with "enhance" to the option "elements" of the preset.',
    ],
    [
      '<iframe src="https://a.example" />',
      '1:1: <iframe> does not work on a static page: link to the page: the content policy allows no frames.',
    ],
    ['<object data="/a.svg" />', '1:1: <object> does not work on a static page: link to the file.'],
    ['<embed src="/a.svg" />', '1:1: <embed> does not work on a static page: link to the file.'],
    ['Text.\n\n<form action="/a"></form>', `3:1: <form> does not work on a static page: ${ENHANCE}`],
    ['{<form />}', `1:2: <form> does not work on a static page: ${ENHANCE}`],
    [
      '<base href="/a/" />',
      '1:1: <base> does not work on a static page: write addresses from the root, as in /docs/page.',
    ],
    [
      '<meta httpEquiv="refresh" content="0" />',
      '1:1: <meta> does not work on a static page: use "title", "description", "keywords" and "image" of the front matter.',
    ],
    ['A\n[link](javascript:run())', `2:1: the address "javascript:run()" ${ADDRESS}`],
    ['![image](data:image/png;base64,AA)', `1:1: the address "data:image/png;base64,AA" ${ADDRESS}`],
    ['[link][a]\n\n[a]: vbscript:run', `3:1: the address "vbscript:run" ${ADDRESS}`],
    ['<a href="java\tscript:run()">a</a>', `1:1: the address "java\tscript:run()" ${ADDRESS}`],
    ["<a href={'javascript:run()'}>a</a>", `1:1: the address "javascript:run()" ${ADDRESS}`],
    ['{<a href="//example.com">a</a>}', `1:2: the address "//example.com" ${ADDRESS}`],
    ['<Bxo />', '1:1: <Bxo> is not an element of this site, and the page does not import it; the nearest is "Box".'],
  ])('refuses %j', async (text, message) => {
    await expect(check(text)).rejects.toThrow(new UserError(`docs/docs/x.mdx:${message}`));
  });

  it.each([
    ['Text <b onclick="x">b</b>', `1:6: <b onClick>: ${handler}`],
    ['<p>\n<a href=javascript:run()>a</a>\n</p>', `1:1: the address "javascript:run()" ${ADDRESS}`],
  ])('refuses %j in Markdown', async (value, message) => {
    const options = { format: 'md' as const, remarkPlugins: [[remarkStaticOnly, OPTIONS]] as never };
    await expect(compile({ value, path: path.resolve('docs/docs/x.md') }, options)).rejects.toThrow(
      `docs/docs/x.md:${message}`,
    );
  });

  it('lists all faults of all pages at the end of a build, each once', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const text = '# Kept\n\n<Bxo />\n\n[link](javascript:run())';
    // A page is compiled for the server and for the browser.
    for (const _ of ['server', 'browser']) expect(String(await check(text, 'faults'))).not.toContain('Bxo');
    expect(() => failOnFaults({})).toThrow(
      `docs/docs/faults.mdx:3:1: <Bxo> is not an element of this site, and the page does not import it; the nearest is "Box".
docs/docs/faults.mdx:5:1: the address "javascript:run()" ${ADDRESS}`,
    );
    vi.unstubAllEnvs();
  });
});
