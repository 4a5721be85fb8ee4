import type { Fact } from 'openapi-toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SchemaFactList } from './SchemaFactList';

const read = (...facts: Fact[]) => {
  const node = {
    name: 'kind',
    path: '',
    children: [],
    variants: [],
    examples: [],
    constraints: [],
    notes: [],
    enum: [],
  };
  return renderToStaticMarkup(<SchemaFactList node={{ ...node, facts } as never} />).replaceAll(/<\/?p( .*?)?>/g, '');
};

it.each<[string, Fact[], string]>([
  ['texts, joined', [{ text: 'one' }, { text: 'two' }], 'one, two '],
  ['a link', [{ text: 'Number', href: '#number' }], '<a href="#number">Number</a> '],
  [
    'words before a link',
    [{ before: 'codes', text: 'Roof', href: '#roof' }],
    '<span>codes <a href="#roof">Roof</a></span> ',
  ],
  [
    'values behind a link',
    [
      {
        text: 'Roof',
        href: '#r',
        values: [
          { value: '1', text: 'Tiles' },
          { value: '2', text: 'Tar' },
        ],
      },
    ],
    '<a href="#r">Roof</a>: <code>1</code> Tiles, <code>2</code> Tar ',
  ],
  ['a code', [{ text: 'a_b', isCode: true }], '<span class="badge badge--code">a_b</span> '],
  [
    'a fact of a use, with its noun',
    [{ text: 'a_b', href: '#a', ofUse: 'attribute' }],
    '<a href="#a">attribute a_b</a> ',
  ],
])('shows %s', (_, facts, html) => expect(read(...facts)).toBe(html));
