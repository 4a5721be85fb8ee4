import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { hostile } from '../fixtures/hostile';
import { FIXTURES, faultOf, positionsOf } from './positions';

/** Values that replace another value of a contract. */
const VALUES = [
  null,
  true,
  -1,
  1e21,
  '',
  [],
  {},
  [[]],
  'constructor',
  '__proto__',
  'n'.repeat(300),
  'Half \ud83d, \u202e, \u{e0041}',
  '::error::a\n::error::b',
  '^(a+)+$',
  '*a _b '.repeat(2_000),
  { $ref: '#' },
  { $ref: '#/paths' },
  { $ref: '../../package.json' },
  { allOf: [{}, { oneOf: [] }] },
  ...hostile.filter(({ text }) => text.length < 500).map(({ text }) => text),
];

const at = fc.nat({ max: 1_000_000 });
/** A change of a contract: the index of the position, and the new value. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), at, value: fc.constantFrom<unknown>(...VALUES) }),
  fc.record({ kind: fc.constant('json' as const), at, value: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown> }),
  fc.record({
    kind: fc.constant('rename' as const),
    at,
    value: fc.constantFrom<unknown>(...VALUES.filter((one) => typeof one === 'string')),
  }),
  fc.record({ kind: fc.constant('copy' as const), at, value: at as fc.Arbitrary<unknown> }),
  fc.record({ kind: fc.constant('refer' as const), at, value: at as fc.Arbitrary<unknown> }),
  fc.record({ kind: fc.constant('remove' as const), at, value: fc.constant<unknown>(undefined) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

type Node = Record<string | number, unknown>;
const partAt = (document: object, position: readonly (string | number)[]): unknown =>
  position.reduce<unknown>((node, key) => (node as Node)[key], document);

function apply(document: object, { kind, at: number, value }: Change): void {
  const positions = [...positionsOf(document)];
  const position = positions[number % positions.length];
  if (!position) return;
  const parent = partAt(document, position.slice(0, -1)) as Node;
  const key = position.at(-1) as string | number;
  const other = positions[Number(value) % positions.length] ?? [];
  if (kind === 'value' || kind === 'json') parent[key] = structuredClone(value);
  if (kind === 'copy') parent[key] = structuredClone(partAt(document, other));
  if (kind === 'refer') {
    const steps = other.map((step) =>
      encodeURIComponent(
        String(step)
          .replace(/\p{Surrogate}/gu, '')
          .replaceAll('~', '~0')
          .replaceAll('/', '~1'),
      ),
    );
    parent[key] = { $ref: `#/${steps.join('/')}` };
  }
  if (kind === 'remove' || kind === 'rename') {
    const before = parent[key];
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    if (kind === 'rename' && !Array.isArray(parent)) {
      Object.defineProperty(parent, String(value), {
        value: before,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
  }
}

/**
 * Changes contracts at random positions and generates everything from them.
 *
 * @param folder Folder for their files.
 * @param seed The same seed gives the same contracts.
 * @throws Error of fast-check with the smallest change that leads to neither pages nor one clear error.
 */
export async function fuzz(folder: string, seed: number, numRuns: number): Promise<void> {
  const documents = await Promise.all(FIXTURES.map(async (file) => parse(await readFile(file, 'utf8')) as object));
  const file = path.join(folder, 'contract.yaml');
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: documents.length - 1 }),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (which, changes) => {
        const document = structuredClone(documents[which] as object);
        for (const one of changes) apply(document, one);
        await writeFile(file, JSON.stringify(document));
        const fault = await faultOf(file);
        if (fault) throw new Error(`${fault}\n${JSON.stringify(document).slice(0, 2_000)}`);
      },
    ),
    { seed, numRuns, includeErrorInReport: true },
  );
}
