import { expect, it } from 'vitest';
import { leanDocsData, withoutCards, withoutDocs } from './versionProps';

const DOCS = { 'docs/time': { id: 'docs/time', title: 'Time', description: 'About time' } };

it('drops the list of docs and the ids behind links, and nothing else', () => {
  const link = { type: 'link', label: 'Time', description: 'kept', href: '/time' };
  const hidden = { ...link, unlisted: true };
  const sidebar = [{ ...link, docId: 'docs/time', unlisted: false }, { items: [{ ...hidden, docId: 'docs/b' }] }];
  const json = JSON.stringify({ version: { label: 'Next', docsSidebars: { docs: sidebar }, docs: DOCS } });
  expect(withoutCards(json)).toEqual({
    version: { label: 'Next', docsSidebars: { docs: [link, { items: [hidden] }] }, docs: {} },
  });
});

it.each([
  ['no docs', { version: {} }],
  ['another form', { docs: { a: { description: 'x' } } }],
  ['no descriptions', { version: { docs: { a: { title: 'A' } } } }],
])('refuses props with %s', (_name, props) => {
  expect(() => withoutCards(JSON.stringify(props))).toThrow('hold no descriptions');
});

it('drops the list of docs of every version from the global data, and nothing else', () => {
  const version = { name: 'current', mainDocId: 'a', sidebars: { docs: {} } };
  const data = (docs: object[]) => ({
    docs: { default: { path: '/', versions: [{ ...version, docs }] } },
    other: { a: {} },
  });
  expect(withoutDocs(JSON.stringify(data([{ id: 'a', path: '/a' }])))).toEqual(data([]));
});

it.each([
  ['no plugin', {}],
  ['no versions', { docs: { default: {} } }],
  ['no docs', { docs: { default: { versions: [{ docs: [] }] } } }],
])('refuses global data with %s', (_name, data) => {
  expect(() => withoutDocs(JSON.stringify(data))).toThrow('holds no list of docs');
});

/** What the build says of the files that it has. */
function faultsOf(...files: string[]): string[] {
  const errors: Error[] = [];
  const compilation = { modules: files.map((file) => ({ nameForCondition: () => file })), errors };
  const { plugins } = leanDocsData({ WebpackError: Error } as never);
  for (const plugin of plugins) {
    const compiler = {
      hooks: { afterCompile: { tap: (_: string, run: (given: object) => void) => run({ ...compilation, compiler }) } },
    };
    plugin.apply(compiler as never);
  }
  return errors.map(({ message }) => message);
}

const PROPS = '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-a1b.json';
const GLOBAL = '/site/.docusaurus/globalData.json';

it('reads the props of the version and the data of all plugins so, and no other file', () => {
  const { rules } = leanDocsData({ WebpackError: Error } as never);
  const parsersOf = (file: string) =>
    rules.filter(({ test }) => (test as RegExp).test(file)).map(({ type, parser }) => [type, parser?.parse]);
  expect(parsersOf(PROPS)).toEqual([['json', withoutCards]]);
  expect(parsersOf(PROPS.replaceAll('/', '\\'))).toEqual([['json', withoutCards]]);
  expect(parsersOf(GLOBAL)).toEqual([['json', withoutDocs]]);
  for (const other of ['/p/index-a1b.json', `${PROPS}.map`, '/site/globalData.json', `${GLOBAL}.map`])
    expect(parsersOf(other)).toEqual([]);
});

it('a build without these files fails', () => {
  expect(faultsOf(PROPS, GLOBAL)).toEqual([]);
  expect(faultsOf(PROPS)).toEqual([
    expect.stringMatching(/^The build has no file that matches .*globalData.*: see .*\.$/),
  ]);
  expect(faultsOf(GLOBAL)).toEqual([expect.stringMatching(/^The build has no file that matches .*content-docs/)]);
});
