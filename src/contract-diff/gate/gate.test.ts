import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alteredFiles } from '../published/store';
import { type Repository, repository } from './pullRequest.fixture';
import { checkContracts, publishContracts, runGate } from './runGate';
import { commentText, faultText } from './words';

let repo: Repository;
beforeAll(async () => {
  repo = await repository();
});
afterAll(() => repo.remove());

type Edits = [file: string, before: string, after: string][];

/** The entry of a new version, with sentences. */
const version = (number: string, changes = '', date = '2026-11-21'): Edits[number] => [
  'shapes.yaml',
  `version: 1.0.0\n  x-changes:`,
  `version: ${number}\n  x-changes:\n    - { version: ${number}, date: '${date}', summary: Words., changes: [${changes}] }`,
];
const sentence = (at: string, migration = '') =>
  `{ at: ['${at}'], text: It changed.${migration && `, migration: ${migration}`} }`;

const SIZE = '#/components/schemas/Shape/properties/size';

/** Pull requests that break a promise, and what stops each. */
const BROKEN: [name: string, edits: Edits, what: string[]][] = [
  [
    'a text changed under the same version',
    [['operations/shape.yaml', 'The shape', 'A shape']],
    ['Version 1.0.0 is too low: after 1.0.0, what is text needs at least 1.0.1.'],
  ],
  [
    'a property was removed in a minor version',
    [
      ['schemas/Shape.yaml', '  colour:\n    type: string\n', ''],
      version('1.1.0', sentence('#/components/schemas/Shape', 'Stop sending it.')),
    ],
    [
      'Version 1.1.0 is too low: after 1.0.0, what is breaking needs at least 2.0.0.',
      'A breaking change comes without its deprecation period.',
    ],
  ],
  [
    'a property was removed without a migration note',
    [
      ['schemas/Drawn.yaml', "  old:\n    type: string\n    deprecated: true\n    x-sunset: '2026-06-01'\n", ''],
      version('2.0.0', sentence('#/components/schemas/Drawn/properties/old')),
    ],
    ['A breaking change has no migration note.'],
  ],
  [
    'a property was removed without a sentence',
    [
      ['schemas/Drawn.yaml', "  old:\n    type: string\n    deprecated: true\n    x-sunset: '2026-06-01'\n", ''],
      version('2.0.0'),
    ],
    ['No sentence says what is breaking here.'],
  ],
  [
    'a property was removed before its day',
    [
      ['schemas/Drawn.yaml', "  old:\n    type: string\n    deprecated: true\n    x-sunset: '2026-06-01'\n", ''],
      version('2.0.0', sentence('#/components/schemas/Drawn/properties/old', 'Do not read it.'), '2026-05-01'),
    ],
    ['A breaking change comes without its deprecation period.'],
  ],
  [
    'a property became required',
    [
      ['schemas/Shape.yaml', 'type: object\n', 'type: object\nrequired: [size]\n'],
      version('2.0.0', sentence(SIZE, 'Send it.')),
    ],
    ['A breaking change comes without its deprecation period.'],
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
    [
      ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
      version('1.0.1', sentence('#/components/schemas/Drawn')),
    ],
    ['Version 1.0.1 is too low: after 1.0.0, what is risky needs at least 1.1.0.'],
  ],
  [
    'an operation was removed',
    [['shapes.yaml', '  /shapes:\n    $ref: operations/createShape.yaml\n', ''], version('2.0.0')],
    ['No sentence says what is breaking here.'],
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
    ['No sentence says what is safe here.'],
  ],
  [
    'the version is no version',
    [['operations/shape.yaml', 'The shape', 'A shape'], version('next')],
    ['The version "next" is not three numbers.'],
  ],
];

describe('a pull request in which', () => {
  it.each(BROKEN)('%s is stopped', async (_, edits, what) => {
    await repo.edit(edits);
    const said = await checkContracts(repo.options);
    expect(said.map(({ fault }) => fault.what)).toEqual(what);
    await expect(publishContracts(repo.options)).rejects.toThrow(what[0]);
  });

  it.each<[string, Edits]>([
    ['nothing changed', []],
    ['a text changed, in a patch', [['operations/shape.yaml', 'The shape', 'A shape'], version('1.0.1')]],
    [
      'a value was added, with its sentence',
      [
        ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
        version('1.1.0', sentence('#/components/schemas/Drawn')),
      ],
    ],
    [
      'a property was removed after its day',
      [
        ['schemas/Drawn.yaml', "  old:\n    type: string\n    deprecated: true\n    x-sunset: '2026-06-01'\n", ''],
        version('2.0.0', sentence('#/components/schemas/Drawn/properties/old', 'Do not read it.')),
      ],
    ],
  ])('%s passes', async (_, edits) => {
    await repo.edit(edits);
    expect(await checkContracts(repo.options)).toEqual([]);
  });
});

it('names operation, field, file, pointer and what to do; the comment says the same', async () => {
  await repo.edit([['schemas/Shape.yaml', 'maximum: 100', 'maximum: 50'], version('2.0.0')]);
  const said = await checkContracts(repo.options);
  const facts = [
    'breaking: The limit of `Shape.size` changed from maximum 100 to maximum 50. [request-limit-tightened]',
    'POST /shapes',
    '`size` in the request body',
    `${repo.options.specDir}/schemas/Shape.yaml:5`,
    `${SIZE}/maximum`,
    `Add {at: ['${SIZE}/maximum'], text: …, migration: …} to \`changes\` of version 2.0.0 in x-changes, or take the change back.`,
  ];
  const names = ['change', 'operation', 'field', 'file', 'pointer', 'fix'];
  const what = 'Shapes API: No sentence says what is breaking here.';
  expect(said.map(faultText)).toEqual([
    [what, ...names.map((name, at) => `  ${name.padEnd(10)}${facts[at]}`)].join('\n'),
  ]);
  expect(commentText(said)).toBe(
    `## Contracts\n\nOne thing stops this change.\n\n### ${what}\n\n${names.map((name, at) => `- **${name}**: ${facts[at]}`).join('\n')}\n`,
  );
});

it('ends in 1 with the comment written, in 0 when nothing stops the change', async () => {
  const comment = `${repo.options.specDir}/comment.md`;
  await repo.edit([['operations/shape.yaml', 'The shape', 'A shape']]);
  expect(await runGate(comment, repo.options)).toBe(1);
  expect(await readFile(comment, 'utf8')).toBe(commentText(await checkContracts(repo.options)));
  await repo.edit([]);
  expect(await runGate(comment, repo.options)).toBe(0);
});

describe('a published file', () => {
  it('that was altered, removed or put there by hand is named', async () => {
    const { published } = repo.options;
    const [file, other] = [`${published}/shapes/1.0.0.json`, `${published}/shapes/0.1.0.json`];
    const text = await readFile(file, 'utf8');
    expect(await alteredFiles(published)).toEqual([]);
    await writeFile(file, text.replaceAll('\n', '\r\n'));
    expect(await alteredFiles(published)).toEqual([]);
    const first = async () => (await alteredFiles(published)).map((message) => message.split('\n').slice(0, 2));
    await writeFile(file, text.replace('Shapes', 'Forms'));
    expect(await first()).toEqual([['A published contract was altered.', `  at   ${file}`]]);
    await rm(file);
    expect(await first()).toEqual([['A published contract was removed.', `  at   ${file}`]]);
    await writeFile(file, text);
    await writeFile(other, text);
    expect(await first()).toEqual([['A contract was put beside the published ones by hand.', `  at   ${other}`]]);
    await rm(other);
  });
});
