import { expect, it } from 'vitest';
import { withoutCards } from './versionProps';

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
