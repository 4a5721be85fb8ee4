import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { readOptions, render } from '../../packages/docusaurus-preset-portal/src/render';
import { runNode } from '../../packages/docusaurus-preset-portal/src/render/run';
import { execute, TYPESCRIPT } from '../support/execute';
import { newSecret, secretsIn } from '../support/secrets';

/** Messages of `npm run render` before it renders; the nightly test makes a portal. */

const SPEC = 'tests/fixtures/render/library.yaml';
/** Runs the command in this process and returns its output. */
const run = async (...args: string[]) => {
  const output: string[] = [];
  const options = readOptions(args, process.cwd());
  if (options) await render(options, process.cwd(), (text) => output.push(text));
  return output.join('\n');
};

const folder = testFolder();
beforeAll(async () => {
  await writeFile(path.join(folder, 'other.txt'), '');
});

describe('--check', () => {
  it('reports what it found, and writes nothing', async () => {
    const out = path.join(folder, 'checked');
    const output = await run('--spec', SPEC, '--out', out, '--check');
    expect(existsSync(out)).toBe(false);
    expect(output).toContain('1 operation without description');
    expect(output).toContain('1 operation without an error response');
  });

  it('builds guides, and names their faults', async () => {
    const guides = await mkdtemp(path.join(folder, 'guides-'));
    await writeFile(path.join(guides, 'start.mdx'), '# Start\n\nSee [more](/guides/none) and [less](/api/library).\n');
    await expect(run('--spec', SPEC, '--guides', guides, '--check')).rejects.toThrow(
      /start\.mdx:3: the link "\/guides\/none" leads to no page/,
    );
  });

  it('ends in one message that names the contract', async () => {
    const broken = path.join(folder, 'broken.yaml');
    await writeFile(broken, 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {/a: {$ref: none.yaml}}\n');
    const program = [...TYPESCRIPT, 'scripts/render.ts', '--spec', SPEC, '--spec', broken, '--check'];
    const { status: code, stdout, stderr } = await execute(program, process.cwd());
    // The other contract is checked all the same.
    expect([code, stdout.includes('3 operations')]).toEqual([1, true]);
    expect(stderr).toMatch(/broken\.yaml#\/paths\/~1a, line 3\n {2}fix {2}Correct or remove the \$ref/);
    expect(stderr).not.toMatch(/\n\s+at .*\.ts:/);
  });
});

describe('the sandbox of a portal', () => {
  const shop = (host: string, example: string) =>
    `openapi: 3.1.0\ninfo: {title: ${host}, version: "1"}\nservers: [{url: "https://${host}.test"}]\npaths: {/a: {get: {operationId: a, parameters: [{name: n, in: query, required: true, schema: {type: integer}, example: ${example}}], responses: {"200": {description: a}}}}}\n`;
  const write = async (name: string, example = '1') => {
    const file = path.join(folder, `${name}.yaml`);
    await writeFile(file, shop(name, example));
    return file;
  };

  it('gets every sample, and a fault is a warning; with --strict an error', async () => {
    expect(await run('--spec', await write('fine'), '--check')).toContain(
      'Sandbox: 1 of 1 requests are answered as the contracts say.',
    );
    const wrong = await write('wrong', 'many');
    const fault = /GET \/a\?n=many of "a" \(GET \/a\) as the contract says: it has status 400\. n: Expected integer/;
    expect(await run('--spec', wrong, '--check')).toMatch(fault);
    await expect(run('--spec', wrong, '--check', '--strict')).rejects.toThrow();
  });

  it('has one host: contracts with the same address are refused', async () =>
    expect(run('--spec', await write('one'), '--spec', await write('two'), '--check')).rejects.toThrow(
      /one\.yaml and \S*two\.yaml both have GET \/a, .*Give their servers different paths/,
    ));
});

describe('guides that load files of the machine', () => {
  it('end in one message with the place of each, and nothing is written', async () => {
    const company = await mkdtemp(path.join(folder, 'company-'));
    const guides = path.join(company, 'guides');
    const [secret, out] = [newSecret(), path.join(company, 'out')];
    const outside = path.join(company, 'secret.json');
    const files = {
      [outside]: JSON.stringify(secret),
      [`${guides}/start.md`]: `# Start\n\nSee [this](@site/../${path.basename(company)}/secret.json).\n\nexport const x = require('${outside}')\n`,
      [`${guides}/part.mdx`]: `import Part from './_part.mdx'\n\n<Part />\n`,
      [`${guides}/_part.mdx`]: `import data from '${outside}'\n\n{data} {process.env.NPM_TOKEN}\n`,
      [`${guides}/picture.mdx`]: '---\ntitle: Picture\nimage: ./../../package.json\n---\n',
    };
    await mkdir(guides);
    for (const [file, text] of Object.entries(files)) await writeFile(file, text);
    // The workplace is beside the folder of the company.
    const program = [...TYPESCRIPT, 'scripts/render.ts', '--spec', SPEC, '--guides', guides, '--out', out];
    const { status, stdout, stderr } = await execute(program, process.cwd(), { TMPDIR: folder, NPM_TOKEN: secret });
    expect([status, existsSync(out)], stdout + stderr).toEqual([1, false]);
    const fault = /^\S*guides\/(\S+:\d+):\d+(: "[^"]*"): a page (?:shows|can't compute)/gm;
    expect([...stderr.matchAll(fault)].map(([, place = '', name = '']) => place + name)).toEqual([
      `_part.mdx:1: "${outside}"`,
      '_part.mdx:3: "process"',
      'picture.mdx:3: "./../../package.json"',
      expect.stringMatching(/^start\.md:3: "\.\/.*\/secret\.json"$/),
      `start.md:5: "${outside}"`,
    ]);
    expect(secretsIn(stdout + stderr, secret)).toEqual([]);
  });

  it('see few variables of the machine', async () => {
    vi.stubEnv('NPM_TOKEN', 'secret');
    vi.stubEnv('API_KEY', 'secret');
    vi.stubEnv('SOURCE_DATE_EPOCH', '1');
    const { log } = await runNode(['-p', 'JSON.stringify(process.env)'], process.cwd(), { NODE_ENV: 'production' });
    vi.unstubAllEnvs();
    const seen = JSON.parse(log);
    expect(seen).toMatchObject({ PATH: process.env.PATH, SOURCE_DATE_EPOCH: '1', NODE_ENV: 'production' });
    expect(seen).not.toHaveProperty('NPM_TOKEN');
    expect(seen).not.toHaveProperty('API_KEY');
  });
});

describe('a contract with mistakes', () => {
  const contract = (paths: string) =>
    `openapi: 3.1.0\ninfo: {title: A, version: "1"}\nservers: [{url: "https://a.test"}]\npaths:\n${paths}`;
  const MISTAKES =
    contract(`  /a/{b}: {get: {operationId: same, responses: {"200": {description: a, content: {application/json: {schema: {}, example: null}}}}}}
  /c: {get: {operationId: same, tags: {a: b}, responses: {"200": {description: a}}}}\n`);
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };

  it('is rendered with a warning for each', async () => {
    const output = await run('--spec', await write('mistakes.yaml', MISTAKES), '--check');
    expect(output).toMatch(/does not declare the path parameter "b"\.\n {2}at {3}.*mistakes\.yaml#.*, line 5\n {2}fix/);
    expect(output).toMatch(/A value is a map; OpenAPI expects a list here\.\n {2}at {3}.*\/get\/tags, line 6\n/);
    expect(output).toContain('the second is at /api/a/same-2');
    expect(output).toContain('The portal can be made.');
  });

  it('is refused with --strict', async () =>
    expect(run('--spec', await write('strict.yaml', MISTAKES), '--check', '--strict')).rejects.toThrow(
      /expects a list here[\s\S]*path parameter "b"/,
    ));

  it('says what is internal, and leaves it out', async () => {
    const paths =
      '  /a: {get: {responses: {}}, put: {x-internal: true, responses: {}}}\n  /b: {x-internal: true, get: {}}\n';
    const output = await run('--spec', await write('internal.yaml', contract(paths)), '--check');
    expect(output).toMatch(/internal\.yaml: 2 parts are marked "x-internal" and left out: PUT \/a, #\/paths\/\/b\./);
    expect(output).toContain('A 1: 1 operation, 1 group.');
  });

  it('that cannot be shown is named with the others', async () => {
    const broken = contract('  /a: {$ref: none.yaml}\n');
    const files = [await write('one.yaml', broken), await write('two.yaml', broken)];
    const specs = files.flatMap((file) => ['--spec', file]);
    await expect(run(...specs, '--check')).rejects.toThrow(/one\.yaml#[\s\S]*two\.yaml#/);
  });
});

it('a base path that pages begin with is refused', () =>
  expect(run('--spec', SPEC, '--base', '/api/', '--check')).rejects.toThrow(
    '--base "/api/": the page /api/library begins with it',
  ));

describe('an earlier version is refused', () => {
  const FERRY = 'tests/fixtures/render/ferry';
  it.each([
    ['of the same version', ['--spec', SPEC, '--previous', SPEC], /its version is 2\.4\.0, as that of .*library\.yaml/],
    [
      'of no contract',
      ['--spec', SPEC, '--spec', 'tests/fixtures/contracts/hostile.yaml', '--previous', `${FERRY}/earlier.yaml`],
      /no contract has its title, "Ferry API"\. The titles are "Library API", /,
    ],
    [
      'that is named twice',
      ['--spec', `${FERRY}/openapi.yaml`, ...[1, 2].flatMap(() => ['--previous', `${FERRY}/earlier.yaml`])],
      /another --previous has its version, 1\.0\.0, too/,
    ],
  ])('%s', (_, args, problem) => expect(run(...args, '--check')).rejects.toThrow(problem));
});

it('an accent that is hard to read is refused before anything is done', () =>
  expect(run('--spec', SPEC, '--accent', '#ffcc00', '--check')).rejects.toThrow(
    /^--accent "#ffcc00": .*a darker colour/,
  ));

it('a server for a contract that names no host takes its warning away', async () => {
  const args = ['--spec', 'tests/fixtures/render/ferry/openapi.yaml', '--check'];
  expect(await run(...args)).toContain('or give it with `--server`');
  expect(await run(...args, '--server', 'https://api.ferry.test')).not.toContain('WARNING');
});

it('a folder with other files is refused before anything is done', () =>
  expect(run('--spec', SPEC, '--out', folder)).rejects.toThrow('is not empty and is not a portal'));
