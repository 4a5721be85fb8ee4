import { expect, it } from 'vitest';
import { SHAPES } from './apiChanges.fixture';
import { comparisonsOf } from './comparisons';
import { changeItems, changelogOf } from './data';

const [latest, first] = SHAPES.releases;
const [breaking, text] = latest?.changes ?? [];
const ITEMS = changeItems(breaking ? [breaking] : []);

it('groups the changelog by version and day, the latest first, packages after the APIs and pages by day', () => {
  const own = { date: '2026-02-01', title: 'Client packages', summary: 'A *guide*.' };
  const { releases, headings } = changelogOf(
    [SHAPES],
    [
      { ...own, version: '2.0.0' },
      { ...own, version: '10.0.0' },
      { ...own, title: 'Pages' },
    ],
  );
  expect(headings.slice(0, 3)).toEqual([
    { title: 'Client packages 10.0.0 2026-02-01', id: '10.0.0-client-packages', level: 2 },
    { title: '2.0.0 2026-02-01', id: '2.0.0-2026-02-01', level: 2 },
    { title: SHAPES.title, id: '2.0.0-shapes', level: 3 },
  ]);
  expect(releases.map(({ id, version, parts }) => [id, version, parts.map((part) => part.id)])).toEqual([
    ['10.0.0-client-packages', '10.0.0', ['10.0.0-client-packages']],
    ['2.0.0-2026-02-01', '2.0.0', ['2.0.0-shapes', '2.0.0-client-packages']],
    ['2026-02-01-pages', '', ['2026-02-01-pages']],
    ['1.0.0-2026-01-01', '1.0.0', ['1.0.0-shapes']],
  ]);
  const site = { api: '', title: 'Client packages', summary: 'A <em>guide</em>.', items: [], texts: 0 };
  const shapes = { api: 'shapes', title: SHAPES.title, href: '/api/shapes', summary: 'Sizes go.' };
  const contract = '/contracts/shapes/2.0.0.json';
  expect(releases[1]?.parts).toMatchObject([{ ...shapes, contract, items: ITEMS, texts: 1 }, site]);
});

it('compares every two versions', () => {
  const comparisons = first && text ? [{ ...first, version: '3.0.0', previous: '1.0.0', changes: [text] }] : [];
  expect(comparisonsOf([{ ...SHAPES, comparisons }]).apis).toEqual([
    {
      api: 'shapes',
      title: SHAPES.title,
      href: '/api/shapes',
      versions: [{ version: '2.0.0', contract: '/contracts/shapes/2.0.0.json' }, { version: '1.0.0' }],
      comparisons: [
        { id: 'shapes-1.0.0-2.0.0', from: '1.0.0', to: '2.0.0', items: ITEMS, texts: ['Words'] },
        { id: 'shapes-1.0.0-3.0.0', from: '1.0.0', to: '3.0.0', items: [], texts: ['Words'] },
      ],
    },
  ]);
});

const change = (id: string, severity: 'breaking' | 'safe', operation: string, field: string, sentence?: string) => ({
  id,
  severity,
  rule: 'r',
  pointer: `#/${id}`,
  message: `Message of ${id}.`,
  sentence,
  operations: [{ operation, title: `Title of ${operation}`, href: `/${operation}`, field }],
});

it('keeps the name of an operation without a page, and lists a field once', () => {
  const one = change('one', 'safe', 'GET', 'a');
  const twice = [
    { operation: 'GET /gone', field: 'a' },
    { operation: 'GET /gone', field: 'a' },
  ];
  expect(changeItems([{ ...one, operations: twice }])[0]?.operations).toEqual([
    { title: 'GET /gone', href: '', fields: ['a'] },
  ]);
});

it('groups changes by sentence, the worst first', () => {
  expect(
    changeItems([
      change('one', 'safe', 'GET', 'a'),
      change('two', 'safe', 'GET', 'purpose', 'It is called `purpose`.'),
      { ...change('three', 'breaking', 'GET', 'basis', 'It is called `purpose`.'), migration: 'Read it.' },
      change('four', 'safe', 'PUT', 'purpose', 'It is called `purpose`.'),
    ]),
  ).toMatchObject([
    {
      id: 'three',
      severity: 'breaking',
      text: 'It is called <code>purpose</code>.',
      name: 'It is called purpose.',
      migration: 'Read it.',
      operations: [
        { title: 'Title of GET', href: '/GET', fields: ['purpose', 'basis'] },
        { title: 'Title of PUT', href: '/PUT', fields: ['purpose'] },
      ],
    },
    { id: 'one', severity: 'safe', text: 'Message of one.', operations: [{ title: 'Title of GET', fields: ['a'] }] },
  ]);
});
