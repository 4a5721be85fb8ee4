/** Edits of the published contract of `pullRequest.fixture.ts`. */
export type Edits = [file: string, before: string, after: string][];

/** Returns the edit that adds an `x-changes` entry for a new version. */
export const version = (number: string, changes = '', date = '2026-11-21', words = ''): Edits[number] => [
  'shapes.yaml',
  `version: 1.0.0\n  x-changes:`,
  `version: ${number}\n  x-changes:\n    - { version: ${number}, date: '${date}', summary: Shapes changed., ${words}changes: [${changes}] }`,
];

/** Returns a sentence of an `x-changes` entry. */
export const sentence = (at: string, migration = '') =>
  `{ at: ['${at}'], text: It changed.${migration && `, migration: ${migration}`} }`;

/** Removes a property whose removal was announced. */
export const REMOVED: Edits[number] = [
  'schemas/Drawn.yaml',
  "  old:\n    type: string\n    deprecated: true\n    x-sunset: '2026-06-01'\n",
  '',
];
export const SIZE = '#/components/schemas/Shape/properties/size';
export const STATUS = '#/components/schemas/Drawn/properties/status';

/** Pull requests that break a rule, with the faults that block each. */
export const broken: [name: string, edits: Edits, what: string[]][] = [
  [
    'a text changed under the same version',
    [['operations/shape.yaml', 'The shape', 'A shape']],
    ['Version 1.0.0 is too low: after 1.0.0, a text change needs at least 1.0.1.'],
  ],
  [
    'a value was added under the published version',
    [['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]']],
    [
      'Version 1.0.0 is too low: after 1.0.0, a risky change needs at least 1.1.0.',
      'x-changes does not describe this risky change.',
    ],
  ],
  [
    'a property was removed in a minor version',
    [
      ['schemas/Shape.yaml', '  colour:\n    type: string\n', ''],
      version('1.1.0', sentence('#/components/schemas/Shape/properties/colour', 'Stop sending it.')),
    ],
    [
      'Version 1.1.0 is too low: after 1.0.0, a breaking change needs at least 2.0.0.',
      'A breaking change has no deprecation period.',
    ],
  ],
  [
    'a property was removed without a migration note',
    [REMOVED, version('2.0.0', sentence('#/components/schemas/Drawn/properties/old'))],
    ['A breaking change has no migration note.'],
  ],
  [
    'a property was removed without a sentence',
    [REMOVED, version('2.0.0')],
    ['x-changes does not describe this breaking change.'],
  ],
  [
    'a property was removed before its day',
    [REMOVED, version('2.0.0', sentence('#/components/schemas/Drawn/properties/old', 'Do not read it.'), '2026-05-01')],
    ['A breaking change has no deprecation period.'],
  ],
  [
    'a property became required',
    [
      ['schemas/Shape.yaml', 'type: object\n', 'type: object\nrequired: [size]\n'],
      version('2.0.0', sentence(SIZE, 'Send it.')),
    ],
    ['A breaking change has no deprecation period.'],
  ],
  [
    'a limit was tightened without a new entry',
    [
      ['schemas/Shape.yaml', 'maximum: 100', 'maximum: 50'],
      ['shapes.yaml', 'version: 1.0.0\n', 'version: 2.0.0\n'],
    ],
    ['x-changes has no entry with a date and a summary for version 2.0.0.'],
  ],
  [
    'a value was added in a patch',
    [['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'], version('1.0.1', sentence(STATUS))],
    ['Version 1.0.1 is too low: after 1.0.0, a risky change needs at least 1.1.0.'],
  ],
  [
    'an operation was removed',
    [['shapes.yaml', '  /shapes:\n    $ref: operations/createShape.yaml\n', ''], version('2.0.0')],
    ['x-changes does not describe this breaking change.'],
  ],
  [
    'a parameter was added without a sentence',
    [
      [
        'operations/shape.yaml',
        '  responses:',
        '    - { name: unit, in: query, schema: { type: string } }\n  responses:',
      ],
      version('1.1.0'),
    ],
    ['x-changes does not describe this safe change.'],
  ],
  [
    'the version is no version',
    [['operations/shape.yaml', 'The shape', 'A shape'], version('next')],
    ['The version "next" is not three numbers.'],
  ],
  [
    'the version is a pre-release',
    [['operations/shape.yaml', 'The shape', 'A shape'], version('2.0.0-rc.1')],
    ['The version "2.0.0-rc.1" is not three numbers.'],
  ],
  [
    'one sentence is for everything',
    [
      ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
      version('1.1.0', `{ at: ['#/components', '#/paths'], text: Things changed., migration: Read all. }`),
    ],
    [
      'x-changes does not describe this risky change.',
      "In x-changes, '#/components' matches no change.",
      "In x-changes, '#/paths' matches no change.",
    ],
  ],
  [
    'a sentence is about a component, the change is in a property of it',
    [
      ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
      version('1.1.0', sentence('#/components/schemas/Drawn')),
    ],
    ['x-changes does not describe this risky change.', "In x-changes, '#/components/schemas/Drawn' matches no change."],
  ],
  [
    'the sentence is the placeholder that the gate printed',
    [['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'], version('1.1.0', `{ at: ['${STATUS}'], text: … }`)],
    ['x-changes does not describe this risky change.'],
  ],
  [
    'texts changed beside something else',
    [
      ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
      ['operations/shape.yaml', 'The shape', 'A shape'],
      version('1.1.0', sentence(STATUS)),
    ],
    ['x-changes does not describe the change of a text.'],
  ],
  [
    'the removal date is too near',
    [
      ['schemas/Shape.yaml', '  colour:\n', "  colour:\n    deprecated: true\n    x-sunset: '2027-05-20'\n"],
      version('1.1.0', sentence('#/components/schemas/Shape/properties/colour')),
    ],
    ['The removal date 2027-05-20 leaves less than 6 months of notice.'],
  ],
  [
    'the version was raised without an entry',
    [['shapes.yaml', 'version: 1.0.0\n', 'version: 1.0.1\n']],
    ['x-changes has no entry with a date and a summary for version 1.0.1.'],
  ],
  [
    'the version is lower than before',
    [version('0.9.0')],
    ['Version 0.9.0 is too low: after 1.0.0, a text change needs at least 1.0.1.'],
  ],
];
