import type { SchemaMutation } from './mutation.fixture';

/** Lifetime, texts and examples of a value. */
export const annotationMutations: readonly SchemaMutation[] = [
  ['{type: string}', '{type: string, deprecated: true}', 'safe deprecated'],
  ['{type: string, deprecated: true}', '{type: string}', 'safe undeprecated'],
  ['{deprecated: true}', "{deprecated: true, x-sunset: '2027-06-01'}", 'safe sunset-set'],
  [
    "{deprecated: true, x-sunset: '2027-06-01'}",
    "{deprecated: true, x-sunset: '2027-01-01'}",
    'breaking sunset-earlier',
  ],
  ['{description: A}', '{description: B}', 'text text-changed'],
  ['{}', '{description: B}', 'text text-changed'],
  ['{title: A}', '{}', 'text text-changed'],
  ['{example: a}', '{example: b}', 'text example-changed'],
  ['{examples: [a]}', '{examples: [a, b]}', 'text example-changed'],
  ['{x-label: {en: A}}', '{x-label: {en: B}}', 'text annotation-changed'],
  ['{}', '{x-source: {register: A}}', 'text annotation-changed'],
  ['{externalDocs: {url: "https://example.com/a"}}', '{}', 'text annotation-changed'],
];
