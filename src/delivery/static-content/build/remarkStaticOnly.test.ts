import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import type { Options } from '../options';
import { remarkStaticOnly } from './remarkStaticOnly';

const options: Options = {
  elements: { Box: { component: '@site/Box', data: () => ({}) } },
  dataFiles: [],
  imports: ['@theme/Tabs', '@site/src/diagrams/'],
};

const check = (value: string) =>
  compile({ value, path: path.resolve('docs/docs/x.mdx') }, { remarkPlugins: [[remarkStaticOnly, options]] });

describe('remarkStaticOnly', () => {
  it.each([
    '<Box />',
    'import Tabs from "@theme/Tabs"\n\n<Tabs />',
    'import Map from "@site/src/diagrams/Map"\n\n<Map />',
    'import Part from "./_part.mdx"\nimport data from "./data.json"\nimport image from "../img/a.png"\n\n<Part />',
    'export const Note = ({ children }) => <b className="note">{children}</b>\n\n<Note>Text</Note>',
    '<details><summary>More</summary>Text</details>',
    '<Details>What the theme makes of it</Details>',
    '{[1, 2].map((n) => <i key={n}>{n}</i>)}',
    '<b once="x">an attribute that begins like a handler</b>',
  ])('takes %j', async (text) => {
    await expect(check(text)).resolves.toBeDefined();
  });

  const dead = 'A built page is static HTML, in which a component that needs JavaScript would be dead.';
  const guide = 'See "Add a guide" in CONTRIBUTING.md.';
  const imports = `${dead} Pages import partials, data, images, @theme/Tabs, @site/src/diagrams/. ${guide}`;
  const handler = `${dead} Add an element with "enhance" to src/elements.ts. ${guide}`;

  it.each([
    ['Text.\n\nimport Code from "@theme/CodeBlock"\n\n<Code />', `3:1: import of "@theme/CodeBlock": ${imports}`],
    ['import { useState } from "react"', `1:1: import of "react": ${imports}`],
    ['import Tabs from "@theme/Tabs/other"', `1:1: import of "@theme/Tabs/other": ${imports}`],
    ['import Other from "@site/src/diagramsOther"', `1:1: import of "@site/src/diagramsOther": ${imports}`],
    ['Text.\n\nA <button onClick={() => 1}>b</button>', `3:3: <button onClick>: ${handler}`],
    ['{<b onFocus={() => 1} />}', `1:2: <b onFocus>: ${handler}`],
    ['<Box a={<i onBlur={() => 1} />} />', `1:9: <i onBlur>: ${handler}`],
    [
      '<Head><title>T</title></Head>',
      '1:1: <Head> does not work on a static page: use "title", "description", "keywords" and "image" of the front matter.',
    ],
    [
      '<script src="/a.js" />',
      '1:1: <script> does not work on a static page: add an element with "enhance" to src/elements.ts.',
    ],
    [
      '<iframe src="https://a.example" />',
      '1:1: <iframe> does not work on a static page: link to the page: the content policy allows no frames.',
    ],
    ['<Bxo />', '1:1: <Bxo> is neither imported nor an element of this site. There is Box, Details.'],
  ])('refuses %j', async (text, message) => {
    await expect(check(text)).rejects.toThrow(new Error(`docs/docs/x.mdx:${message}`));
  });
});
