import { expect, it } from 'vitest';
import { withoutCards, withoutDocs } from './versionProps';

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
