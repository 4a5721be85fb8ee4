import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { broken, type Edits, REMOVED, SIZE, STATUS, sentence, version } from './broken.fixture';
import { type Repository, repository } from './pullRequest.fixture';
import { checkContracts, faultText, publishContracts, runGate } from './runGate';

let repo: Repository;
beforeAll(async () => {
  repo = await repository();
});
afterAll(() => repo.remove());

describe('a pull request in which', () => {
  const messages: string[] = [];

  it.each(broken)('%s is stopped, and every fix names one next version', async (name, edits, what) => {
    await repo.edit(edits);
    const found = await checkContracts(repo.options);
    expect(found.map(({ fault }) => fault.what)).toEqual(what);
    const named = found.flatMap(({ fault }) => /(?:version|to) (\d+\.\d+\.\d+)/.exec(fault.fix)?.[1] ?? []);
    expect(new Set(named).size).toBeLessThanOrEqual(1);
    const text = found.map(faultText).join('\n').replaceAll(repo.options.specDir, 'api-specs');
    messages.push(`A pull request in which ${name}\n\n${text}`);
  });

  it('is broken is reported as in `messages.txt`, and publishes nothing', async () => {
    await expect(publishContracts(repo.options)).rejects.toThrow(broken.at(-1)?.[2][0]);
    await expect(messages.join(`\n${'='.repeat(80)}\n`)).toMatchFileSnapshot('messages.txt');
  });

  it.each<[string, Edits]>([
    ['nothing changed', []],
    ['a text changed, in a patch', [['operations/shape.yaml', 'The shape', 'A shape'], version('1.0.1')]],
    [
      'a value was added, with its sentence',
      [['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'], version('1.1.0', sentence(STATUS))],
    ],
    [
      'a property was removed after its day',
      [REMOVED, version('2.0.0', sentence('#/components/schemas/Drawn/properties/old', 'Do not read it.'))],
    ],
    [
      'a value was added and texts changed, with a sentence for each',
      [
        ['schemas/Drawn.yaml', '[new, done]', '[new, done, lost]'],
        ['operations/shape.yaml', 'The shape', 'A shape'],
        version('1.1.0', sentence(STATUS), '2026-11-21', 'texts: Descriptions say more., '),
      ],
    ],
    [
      'a property is deprecated, with a day after the notice',
      [
        ['schemas/Shape.yaml', '  colour:\n', "  colour:\n    deprecated: true\n    x-sunset: '2027-05-21'\n"],
        version('1.1.0', sentence('#/components/schemas/Shape/properties/colour')),
      ],
    ],
  ])('%s passes', async (_, edits) => {
    await repo.edit(edits);
    expect(await checkContracts(repo.options)).toEqual([]);
  });
});

it('names operation, field, file, pointer and fix', async () => {
  await repo.edit([['schemas/Shape.yaml', 'maximum: 100', 'maximum: 50'], version('2.0.0')]);
  const found = await checkContracts(repo.options);
  const facts = [
    'breaking: The limit of `Shape.size` changed from maximum 100 to maximum 50. [request-limit-tightened]',
    'POST /shapes',
    '`size` in the request body',
    `${repo.options.specDir}/schemas/Shape.yaml:5`,
    `${SIZE}/maximum`,
    `Add {at: ['${SIZE}'], text: …, migration: …} to \`changes\` of version 2.0.0 in x-changes, or take the change back.`,
  ];
  const names = ['change', 'operation', 'field', 'file', 'pointer', 'fix'];
  const what = 'Shapes API: x-changes does not describe this breaking change.';
  expect(found.map(faultText)).toEqual([
    [what, ...names.map((name, at) => `  ${name.padEnd(10)}${facts[at]}`)].join('\n'),
  ]);
});

it('exits with 1, and with 0 without faults', async () => {
  await repo.edit([['operations/shape.yaml', 'The shape', 'A shape']]);
  expect(await runGate(repo.options)).toBe(1);
  await repo.edit([]);
  expect(await runGate(repo.options)).toBe(0);
});

describe('the gate fails', () => {
  const run = async (options: Repository['options']) => {
    const err = vi.spyOn(console, 'error').mockReturnValue();
    const code = await runGate(options);
    const [[line] = []] = err.mock.calls;
    vi.restoreAllMocks();
    return [code, String(line).split('\n')[0]];
  };

  it('when nothing is published', async () => {
    const options = { ...repo.options, published: `${repo.options.published}-none` };
    expect(await run(options)).toEqual([1, 'No contract is published yet.']);
  });

  it('when a published API is gone', async () => {
    const options = { ...repo.options, apis: [] };
    expect(await run(options)).toEqual([1, 'A published API is missing.']);
    await expect(publishContracts(options)).rejects.toThrow('A published API is missing.');
  });
});
