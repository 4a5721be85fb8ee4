import { describe, expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import dataFileLoader from './build/dataFileLoader.cjs';
import { dataFileRules, type Mode } from './dataFileRules';
import type { StaticContentOptions } from './options';

const options: StaticContentOptions = {
  portal,
  elements: {
    Box: { component: '@site/Box', data: () => ({}) },
    Term: { markdown: () => ({ type: 'text', value: 'a' }) },
  },
  dataFiles: [{ suffix: '.page.json', component: '@site/Page', name: 'Page', prop: 'page' }],
  imports: [],
};

/** Returns the output of the bundler for a file; undefined without a rule for it. */
function sourceOf(file: string, text: string, mode: Mode): string | undefined {
  const rule = dataFileRules(options, mode).find(({ test }) => (test as RegExp).test(file));
  const [use] = (rule?.use ?? []) as { options: object }[];
  const context = { getOptions: () => use?.options, resourcePath: file };
  return use && dataFileLoader.call(context as never, text);
}

describe('data files as components', () => {
  it('are read by the server when the page renders', () => {
    const source = sourceOf('/a/x.page.json', '{"a":1}', 'server');
    expect(source).toContain('import { Page as View } from "@site/Page";');
    expect(source).toContain(`jsx(View, { page: JSON.parse(readFileSync("/a/x.page.json", 'utf8')) })`);
    expect(source).not.toContain('{"a":1}');
  });

  it('are part of the code in the dev server, which has no files', () => {
    const source = sourceOf('/a/1.Box.json', '{"id":"element-1","data":{}}\n', 'browser');
    expect(source).toContain('import { Box as View } from "@site/Box";');
    expect(source).toContain('jsx(View, {"id":"element-1","data":{}})');
    expect(source).not.toContain('node:fs');
  });

  it.each(['/a/x.page.json', '/a/1.Box.json'])('send nothing to a browser that keeps the HTML: %s', (file) => {
    expect(sourceOf(file, '{"a":1}', 'keep-html')).toBe('export default () => null;');
  });

  it.each(['/a/xpage.json', '/a/1.Term.json', '/a/1.Box.json.map', '/a/data.json'])('leave %s alone', (file) => {
    expect(sourceOf(file, '{}', 'browser')).toBeUndefined();
  });
});
