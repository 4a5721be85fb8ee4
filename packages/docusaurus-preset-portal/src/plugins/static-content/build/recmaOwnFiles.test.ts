import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import { compile, inSiteWithFiles } from './ownFiles.fixture';
import { pageParser } from './recmaOwnFiles';

inSiteWithFiles();

const SHOWS = 'a page shows files below docs, static or src,';
const COMPUTES = "a page can't compute what it loads, and can't read the machine that builds it.";

describe('a page', () => {
  it.each([
    ['a file beside it', '[a](./list.csv), [b](./a%20file.pdf), [c](@site/docs/docs/data.json?download#a)'],
    ['a picture', '![a](./a.png) ![b](/img/logo.png) ![c](@site/static/img/logo.png)'],
    ['a static file', '[a](/img/logo.png)'],
    ['imports', 'import Part from "../_part.mdx"\nimport data from "./data.json"\n\n<Part>{data.a}</Part>'],
    ['an allowed import', 'import Map from "@site/src/diagrams/Map"\nimport Tabs from "@theme/Tabs"\n\n<Map />'],
    ['a literal path', '<img src={require("./a.png").default} alt="" />'],
    ['an element of the site', '<Box />'],
    ['properties of these names', '{({ process: 1, module: 2 }).process} <b process="1">a</b>'],
    ['addresses', '[a](https://a.test/x.json) [b](pathname:///a.json) [c](/no-such.zip) ![d](https://a.test/b.png)'],
  ])('may show %s', async (_, text) => {
    await expect(compile(text)).resolves.toContain('MDXContent');
  });

  it.each([
    ['a link', 'One\ntwo [x](@site/../secret.json)', 2],
    ['a link with a relative path', 'Text.\n\n[x](../../../secret.json)', 3],
    ['a hidden file of the site', '[x](@site/.env)', 1],
    ['a hidden file', '[x](../.hidden/a.json)', 1],
    ['a symbolic link', '[x](./linked.json)', 1],
    ['a folder behind a symbolic link', '[x](./up/secret.json)', 1],
    ['a picture', '![x](../../../secret.png)', 1],
    ['a picture with loaders in its path', '![x](./a!/x.png)', 1],
    ['an import', 'Text.\n\nimport d from "/etc/secret.json"', 3],
    ['an import of the site', 'import d from "@site/../secret.json"', 1],
    ['an import of an address', 'import d from "file:///etc/a.json"', 1],
    ['a fragment that looks like an ending', 'import d from "../../.env#.json"', 1],
    ['a query that looks like an ending', 'import d from "../../.env?a.json"', 1],
    ['a loader', 'import d from "!!raw-loader!./data.json"', 1],
    ['a loader of code', '{require("!!../../../loader.js!./a.png")}', 1],
    ['a module of Node.js', '{require("fs").readFileSync("/etc/passwd")}', 1],
    ['a path of code', 'export const x = require("/etc/secret.json")', 1],
    ['a dynamic import', '{import("../../../secret.json")}', 1],
    ['an export', 'export * from "../../../secret.json"', 1],
    ['a named export', 'export { a } from "../../../secret.json"', 1],
    ['a folder of allowed imports that is left', '{require("@site/src/diagrams/../../../secret.json")}', 1],
  ])('may not load %s from elsewhere', async (_, text, line) => {
    await expect(compile(text)).rejects.toThrow(new RegExp(`^docs/docs/x\\.mdx:${line}:\\d+: "[^"]*": ${SHOWS}`));
  });

  it('may not load a file that is not there', () =>
    expect(compile('{require("./none.png")}')).rejects.toThrow('"./none.png" is missing. Correct the path.'));

  it('may not have a picture of the front matter from elsewhere', async () => {
    const text = '---\nimage: ./../../../secret.png\n---\nText';
    await expect(compile(text, { image: './../../../secret.png' })).rejects.toThrow(
      `docs/docs/x.mdx:2:19: "./../../../secret.png": ${SHOWS}`,
    );
    await expect(compile('Text', { image: './a.png' })).resolves.toContain('MDXContent');
    await expect(compile('Text', { image: '/img/logo.png' })).resolves.toContain('MDXContent');
  });

  it.each([
    ['{require("./" + "a.png")}', 'require'],
    ['{require(`./a.png`)}', 'require'],
    ['{require.context("../../..")}', 'require'],
    ['{require.resolve("./a.png")}', 'require'],
    ['export const load = require;', 'require'],
    ['{require("./a.png", 1)}', 'require'],
    ['{module.require("../../../secret.json")}', 'module'],
    ['{define(["../../../secret.json"], (a) => a)}', 'define'],
    ['{System.import("../../../secret.json")}', 'System'],
    ['{new URL("../../../secret.json", import.meta.url).href}', 'import.meta'],
    ['{import("./" + "data.json")}', 'import'],
    ['{process.env.API_KEY}', 'process'],
    ['{globalThis["pro" + "cess"]}', 'globalThis'],
    ['{eval("1")}', 'eval'],
    ['{Function("return 1")()}', 'Function'],
    ['{__non_webpack_require__("fs")}', '__non_webpack_require__'],
    ['{(() => { const { process: a } = { process }; return a; })()}', 'process'],
    ['<b title={process.cwd()}>a</b>', 'process'],
    ['export const A = () => <b>{__dirname}</b>', '__dirname'],
  ])('may not compute what it loads: %s', async (text, name) => {
    await expect(compile(`Text.\n\n${text}`)).rejects.toThrow(
      new RegExp(`^docs/docs/x\\.mdx:3:\\d+: "${name.replaceAll('.', '\\.')}": ${COMPUTES}`),
    );
  });

  it('may not choose the module that makes its elements', async () => {
    await expect(compile('export const a = 1 /* @jsxImportSource ../../.. */\n\nText')).rejects.toThrow(
      'import of "../../../jsx-runtime"',
    );
  });

  const dead = 'A built page is static HTML: a component that needs JavaScript does nothing there.';
  const imports = `${dead} Pages import partials, data, images, @theme/Tabs, @site/src/diagrams/. See "Add a guide" in CONTRIBUTING.md.`;
  it.each([
    ['Text.\n\nimport Code from "@theme/CodeBlock"\n\n<Code />', 3, '@theme/CodeBlock'],
    ['import { useState } from "react"', 1, 'react'],
    ['import Tabs from "@theme/Tabs/other"', 1, '@theme/Tabs/other'],
    ['import Other from "@site/src/diagramsOther"', 1, '@site/src/diagramsOther'],
    ['import Other from "@site/src/diagrams/../lib/a"', 1, '@site/src/diagrams/../lib/a'],
    ['import "data:text/javascript,1"', 1, 'data:text/javascript,1'],
  ])('may not import a component: %j', async (text, line, source) => {
    const error = await compile(text).catch((thrown: Error) => thrown);
    expect(
      String(error)
        .replace('Error: ', '')
        .replace(/:\d+: /, ' '),
    ).toBe(`docs/docs/x.mdx:${line} import of "${source}": ${imports}`);
  });
});

it.each([
  ['docs/docs/linked.mdx', 'below docs, static or src'],
  ['src/lib/notes.mdx', 'a page lies below docs, static or src'],
])('the page %s is refused', async (file, problem) => {
  const params = { filePath: path.resolve(file), fileContent: 'Text' };
  await expect(pageParser(portal)(params as never)).rejects.toThrow(problem);
});

it.each(['docs/docs/x.mdx', 'docs/_part.mdx', 'src/pages/about.mdx'])('the page %s is read', async (file) => {
  const params = { filePath: path.resolve(file), fileContent: '---\ntitle: A\nreviewer_note: later\n---\nText' };
  expect((await pageParser(portal)(params as never)).frontMatter).toEqual({ title: 'A' });
});
