import { edited, shapes } from '../../../../tests/support/shapes';
import type { Document } from '../openapi/document';

const NOTE = '#/components/schemas/Order/properties/note';

interface Step {
  version: string;
  date: string;
  edits: [path: string, value: unknown][];
  changes: object[];
}

const STEPS: Step[] = [
  { version: '1.0.0', date: '2026-01-01', edits: [], changes: [] },
  {
    version: '1.1.0',
    date: '2026-06-01',
    edits: [['components schemas Order properties colour', { type: 'string' }]],
    changes: [{ at: ['#/components/schemas/Order/properties/colour'], text: 'Orders have a colour.' }],
  },
  {
    version: '1.2.0',
    date: '2026-11-21',
    edits: [
      ['components schemas Order properties note', { type: 'string', deprecated: true, 'x-sunset': '2027-06-01' }],
    ],
    changes: [{ at: [NOTE], text: 'The note is removed on 2027-06-01.' }],
  },
  {
    version: '2.0.0',
    date: '2027-06-02',
    edits: [['components schemas Order properties note', null]],
    changes: [{ at: [NOTE], text: 'Orders have no note.', migration: 'Do not send it.' }],
  },
  { version: '2.0.1', date: '2027-07-01', edits: [['info description', 'Other words']], changes: [] },
];

/**
 * Versions of a contract, the first one first: a part is added, deprecated with its day, removed after it, and
 * described.
 */
export function life(): Document[] {
  let document = shapes();
  let entries: object[] = [];
  return STEPS.map(({ version, date, edits, changes }) => {
    for (const [path, value] of edits) document = edited(document, path, value);
    entries = [{ version, date, summary: `Summary of ${version}.`, changes }, ...entries];
    document = edited(edited(document, 'info version', version), 'info x-changes', entries);
    return document;
  });
}
