import { describe, expect, it } from 'vitest';
import { apiOf } from '../../testing';
import { groupsOf } from './groups';

const get = (operationId: string, ...tags: string[]) => ({ get: { operationId, summary: operationId, tags } });

/** Summarises groups: section heading, name, titles of the operations. */
const outline = (parts: object) =>
  groupsOf(apiOf(parts)).map(({ section, tag, operations }) => [section, tag, operations.map(({ title }) => title)]);

describe('groups of an overview', () => {
  it('list an operation under each of its tags', () => {
    expect(outline({ paths: { '/a': get('a', 'One', 'Two', 'One'), '/b': get('b', 'Two') } })).toEqual([
      [undefined, 'One', ['a']],
      [undefined, 'Two', ['a', 'b']],
    ]);
  });

  it('follow the order and headings of x-tagGroups', () => {
    const tags = [{ name: 'a' }, { name: 'b', 'x-displayName': 'The b' }, { name: 'c' }];
    const paths = { '/a': get('a', 'a'), '/b': get('b', 'b'), '/c': get('c', 'c') };
    const groups = [
      { name: 'First', tags: ['b', 'missing'] },
      { name: 'Second', tags: ['a'] },
    ];
    expect(outline({ tags, paths, 'x-tagGroups': groups })).toEqual([
      ['First', 'The b', ['b']],
      ['Second', 'a', ['a']],
      ['Others', 'c', ['c']],
    ]);
  });

  it('follow x-tagGroups where the contract lists no tags', () => {
    const paths = { '/a': get('a', 'a'), '/b': get('b', 'b'), '/c': get('c', 'c') };
    const groups = [{ name: 'First', tags: ['c', 'missing', 'a'] }];
    expect(outline({ paths, 'x-tagGroups': groups })).toEqual([
      ['First', 'c', ['c']],
      ['First', 'a', ['a']],
      ['Others', 'b', ['b']],
    ]);
  });

  it('follow and name the parents of OpenAPI 3.2', () => {
    const tags = [
      { name: 'child', summary: 'The child', parent: 'parent', kind: 'nav' },
      { name: 'other' },
      { name: 'parent', summary: 'The parent', externalDocs: { url: 'https://example.org/p', description: 'More' } },
    ];
    const paths = { '/a': get('a', 'child'), '/b': get('b', 'other') };
    expect(outline({ tags, paths })).toEqual([
      [undefined, 'other', ['b']],
      [undefined, 'The parent', []],
      [undefined, 'The child', ['a']],
    ]);
    expect(groupsOf(apiOf({ tags, paths })).map(({ notes, parent, level }) => [notes, parent, level])).toEqual([
      [undefined, undefined, undefined],
      [[{ name: 'see', value: 'More', href: 'https://example.org/p' }], undefined, undefined],
      [undefined, 'group-parent', 1],
    ]);
  });

  it('show a group around others, and mark operations with badges', () => {
    const tags = [
      { name: 'top' },
      { name: 'mid', parent: 'top' },
      { name: 'low', parent: 'mid' },
      { name: 'beta', kind: 'badge', summary: 'Beta' },
    ];
    const groups = groupsOf(apiOf({ tags, paths: { '/a': get('a', 'beta', 'low') } }));
    expect(groups.map(({ tag, level, operations }) => [tag, level, operations.map(({ badges }) => badges)])).toEqual([
      ['top', undefined, []],
      ['mid', 1, []],
      ['low', 2, [['Beta']]],
    ]);
  });

  it('omit a tag without a description and operations', () => {
    const tags = [{ name: 'empty' }, { name: 'told', description: 'Text' }];
    expect(outline({ tags })).toEqual([[undefined, 'told', []]]);
  });

  it('ignore entries of x-tagGroups that are none', () => {
    const groups = [null, { name: 'x' }, { tags: 'a' }];
    expect(outline({ tags: [{ name: 'a' }], paths: { '/a': get('a', 'a') }, 'x-tagGroups': groups })).toEqual([
      [undefined, 'a', ['a']],
    ]);
  });

  it('terminate if tags are parents of each other', () => {
    const tags = [
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'a' },
    ];
    expect(outline({ tags, paths: { '/a': get('a', 'a', 'b') } })).toEqual([
      [undefined, 'a', ['a']],
      [undefined, 'b', ['a']],
    ]);
  });
});
