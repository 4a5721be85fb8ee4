import type { ApiChanges } from '../../../reference/history/writeChanges';

const change = (id: string, severity: 'breaking' | 'text', message: string) => ({
  id,
  severity,
  rule: 'response-property-removed',
  pointer: '#/a',
  message,
  operations: [{ operation: 'GET /shapes', title: 'Shapes & more', href: '/api/shapes/list#a', field: 'size' }],
});

/** An API with two versions and their differences. */
export const SHAPES: ApiChanges = {
  api: 'shapes',
  title: 'Shapes <& "forms">',
  route: '/api/shapes',
  comparisons: [],
  releases: [
    {
      version: '2.0.0',
      previous: '1.0.0',
      date: '2026-02-01',
      summary: 'Sizes go.',
      contract: '/contracts/shapes/2.0.0.json',
      changes: [
        { ...change('a1', 'breaking', '`size` < `width` & more\u0001'), migration: 'Use the width.' },
        change('a2', 'text', 'Words'),
      ],
    },
    { version: '1.0.0', date: '2026-01-01', summary: 'First.', changes: [] },
  ],
};
