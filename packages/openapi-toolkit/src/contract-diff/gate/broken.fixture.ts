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

const COLOUR = '#/components/schemas/Shape/properties/colour';
const OLD = '#/components/schemas/Drawn/properties/old';
/** Changes a text, adds a value. */
const TEXT: Edits[number] = ['operations/shape.yaml', 'The shape', 'A shape'];
const VALUE: Edits[number] = ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'];
const numbered = (number: string): Edits[number] => ['shapes.yaml', 'version: 1.0.0\n', `version: ${number}\n`];

const NO_PERIOD = 'A breaking change has no deprecation period.';
const low = (number: string, kind: string, least: string) =>
  `Version ${number} is too low: after 1.0.0, a ${kind} change needs at least ${least}.`;
const silent = (what: string) => `x-changes does not describe ${what}.`;
const lacking = (number: string) => `x-changes has no entry with a date and a summary for version ${number}.`;

/** Pull requests that break a rule, with the faults that block each. */
export const broken: [name: string, edits: Edits, what: string[]][] = [
  ['a text changed under the same version', [TEXT], [low('1.0.0', 'text', '1.0.1')]],
  [
    'a value was added under the published version',
    [VALUE],
    [low('1.0.0', 'risky', '1.1.0'), silent('this risky change')],
  ],
  [
    'a property was removed in a minor version',
    [
      ['schemas/Shape.yaml', '  colour:\n    type: string\n', ''],
      version('1.1.0', sentence(COLOUR, 'Stop sending it.')),
    ],
    [low('1.1.0', 'breaking', '2.0.0'), NO_PERIOD],
  ],
  [
    'a property was removed without a migration note',
    [REMOVED, version('2.0.0', sentence(OLD))],
    ['A breaking change has no migration note.'],
  ],
  ['a property was removed without a sentence', [REMOVED, version('2.0.0')], [silent('this breaking change')]],
  [
    'a property was removed before its day',
    [REMOVED, version('2.0.0', sentence(OLD, 'Do not read it.'), '2026-05-01')],
    [NO_PERIOD],
  ],
  [
    'a property became required',
    [
      ['schemas/Shape.yaml', 'type: object\n', 'type: object\nrequired: [size]\n'],
      version('2.0.0', sentence(SIZE, 'Send it.')),
    ],
    [NO_PERIOD],
  ],
  [
    'a limit was tightened without a new entry',
    [['schemas/Shape.yaml', 'maximum: 100', 'maximum: 50'], numbered('2.0.0')],
    [lacking('2.0.0')],
  ],
  ['a value was added in a patch', [VALUE, version('1.0.1', sentence(STATUS))], [low('1.0.1', 'risky', '1.1.0')]],
  [
    'an operation was removed',
    [['shapes.yaml', '  /shapes:\n    $ref: operations/createShape.yaml\n', ''], version('2.0.0')],
    [silent('this breaking change')],
  ],
  [
    'a parameter was added without a sentence',
    [
      ['operations/shape.yaml', '  resp', '    - { name: unit, in: query, schema: { type: string } }\n  resp'],
      version('1.1.0'),
    ],
    [silent('this safe change')],
  ],
  ['the version is no version', [TEXT, version('next')], ['The version "next" is not three numbers.']],
  ['the version is a pre-release', [TEXT, version('2.0.0-rc.1')], ['The version "2.0.0-rc.1" is not three numbers.']],
  [
    'one sentence is for everything',
    [VALUE, version('1.1.0', `{ at: ['#/components', '#/paths'], text: Things changed., migration: Read all. }`)],
    [
      silent('this risky change'),
      "In x-changes, '#/components' matches no change.",
      "In x-changes, '#/paths' matches no change.",
    ],
  ],
  [
    'a sentence is about a component, the change is in a property of it',
    [VALUE, version('1.1.0', sentence('#/components/schemas/Drawn'))],
    [silent('this risky change'), "In x-changes, '#/components/schemas/Drawn' matches no change."],
  ],
  [
    'the sentence is the placeholder that the gate printed',
    [VALUE, version('1.1.0', `{ at: ['${STATUS}'], text: … }`)],
    [silent('this risky change')],
  ],
  [
    'texts changed beside something else',
    [VALUE, TEXT, version('1.1.0', sentence(STATUS))],
    [silent('the change of a text')],
  ],
  [
    'the removal date is too near',
    [
      ['schemas/Shape.yaml', '  colour:\n', "  colour:\n    deprecated: true\n    x-sunset: '2027-05-20'\n"],
      version('1.1.0', sentence(COLOUR)),
    ],
    ['The removal date 2027-05-20 leaves less than 6 months of notice.'],
  ],
  ['the version was raised without an entry', [numbered('1.0.1')], [lacking('1.0.1')]],
  ['the version is lower than before', [version('0.9.0')], [low('0.9.0', 'text', '1.0.1')]],
];
