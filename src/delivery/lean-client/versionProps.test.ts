import { expect, it } from 'vitest';
import { withoutDescriptions } from './versionProps';

it('drops the descriptions of docs, and nothing else', () => {
  const doc = { id: 'docs/time', title: 'Time', sidebar: 'docs' };
  const sidebars = { docs: [{ label: 'Time', description: 'kept' }] };
  const json = JSON.stringify({
    version: { docsSidebars: sidebars, docs: { 'docs/time': { ...doc, description: 'dropped' }, 'docs/a': doc } },
  });
  expect(withoutDescriptions(json)).toEqual({
    version: { docsSidebars: sidebars, docs: { 'docs/time': doc, 'docs/a': doc } },
  });
});

it.each([
  ['no docs', { version: {} }],
  ['another form', { docs: { a: { description: 'x' } } }],
  ['no descriptions', { version: { docs: { a: { title: 'A' } } } }],
])('refuses props with %s', (_name, props) => {
  expect(() => withoutDescriptions(JSON.stringify(props))).toThrow('hold no descriptions');
});
