import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from 'openapi-toolkit/node';
import { checkOptions, RENDER_OPTIONS, render, runNode } from 'portal-cli/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { execute, type Finished } from '../support/execute';
import { newSecret, secretsIn } from '../support/secrets';
import { testFolder, writeFiles } from '../support/testFolder';

/** Messages of `npm run render` before it renders; `portal.run.test.ts` makes a portal. */

const SPEC = 'tests/fixtures/render/library.yaml';
const BIN = 'packages/portal-cli/bin/portal-cli.cjs';
/** Runs the command in this process and returns its output. */
const run = async (...args: string[]) => {
  const output: string[] = [];
  const options = checkOptions(readArguments({ usage: '', options: RENDER_OPTIONS }, args).values, process.cwd());
  await render(options, process.cwd(), (text) => output.push(text));
  return output.join('\n');
};

const folder = testFolder();

const contract = (title: string, paths: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: "1"}\nservers: [{url: "https://a.test"}]\npaths:\n${paths}`;
const written: Record<string, string> = {
  'mistakes.yaml': contract(
    'A',
    `  /a/{b}: {get: {operationId: same, responses: {"200": {description: a, content: {application/json: {schema: {}, example: null}}}}}}
  /c: {get: {operationId: same, tags: {a: b}, responses: {"200": {description: a}}}}\n`,
  ),
  'internal.yaml': contract(
    'B',
    '  /e: {get: {responses: {}}, put: {x-internal: true, responses: {}}}\n  /b: {x-internal: true, get: {}}\n',
  ),
  'wrong.yaml': contract(
    'C',
    '  /d: {get: {operationId: d, parameters: [{name: n, in: query, required: true, schema: {type: integer}, example: many}], responses: {"200": {description: a}}}}\n',
  ),
  'same-address.yaml': contract('D', '  /d: {get: {responses: {}}}\n'),
  'broken.yaml': contract('E', '  /a: {$ref: none.yaml}\n'),
  'broken-too.yaml': contract('F', '  /a: {$ref: none.yaml}\n'),
};
const specs = (...names: string[]) => names.flatMap((name) => ['--spec', path.join(folder, `${name}.yaml`)]);
const FERRY = 'tests/fixtures/render/ferry';

describe('--check', () => {
  let ended: Finished;
  beforeAll(async () => {
    writeFiles(folder, written);
    const named = ['--spec', SPEC, '--spec', `${FERRY}/openapi.yaml`, ...specs('mistakes', 'internal', 'wrong')];
    ended = await execute([process.execPath, BIN, '--check', ...named], process.cwd());
  });

  it('ends in one message that names the contracts that cannot be shown', async () => {
    const { status, stderr } = await execute(
      [process.execPath, BIN, '--check', ...specs('broken', 'broken-too')],
      process.cwd(),
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.yaml#\/paths\/~1a, line 5\n {2}fix {2}Correct or remove the \$ref/);
    expect(stderr).toMatch(/broken-too\.yaml#/);
    expect(stderr).not.toMatch(/\n\s+at .*\.ts:/);
  });

  it.each([
    ['a path parameter that is not declared', /parameter "b"\.\n {2}at {3}.*mistakes\.yaml#.*, line 5\n {2}fix/],
    ['a value of another type', /A value is a map; OpenAPI expects a list here\.\n {2}at {3}.*\/get\/tags, line 6\n/],
    ['two operations of one name', /the second is at \/api\/a\/same-2/],
    ['what is internal', /2 parts are marked "x-internal" and left out: #\/paths\/\/e\/put, #\/paths\/\/b\./],
    ['what is left without it', /B 1: 1 operation, 1 group\./],
    ['a contract that names no host', /or give it with `--server`/],
    [
      'a response that is not as its contract says',
      /GET \/d\?n=many of "d" .* it has status 400\. n: Expected integer/,
    ],
  ])('reports %s', (_, text) => expect(ended.stdout).toMatch(text));

  it('warns of nothing in a contract without mistakes, sends every sample, and writes nothing', async () => {
    const out = path.join(folder, 'checked');
    const server = ['--server', 'https://api.ferry.test'];
    const output = await run('--spec', `${FERRY}/openapi.yaml`, ...server, '--out', out, '--check');
    expect(output).not.toContain('WARNING');
    expect(output).toMatch(
      /Sandbox: (\d+) of \1 requests are answered as the contracts say\.\nBuilding …\nThe portal can be made\./,
    );
    expect(existsSync(out)).toBe(false);
  });

  it.each([
    ['a mistake', ['mistakes'], /expects a list here[\s\S]*path parameter "b"/],
    ['a wrong example', ['wrong'], /The example "example" does not satisfy "type"/],
  ])('refuses %s with --strict', (_, names, problem) =>
    expect(run(...specs(...names), '--check', '--strict')).rejects.toThrow(problem));

  it('serves contracts with the same address apart: the sandbox has one host', async () =>
    expect(await run(...specs('same-address', 'wrong'), '--check')).toMatch(
      /same-address\.yaml and \S*wrong\.yaml both have GET \/d: the sandbox serves \S*wrong\.yaml below \/\S+\.[\s\S]*made/,
    ));

  it('builds guides, and names their faults', async () => {
    const guides = path.join(folder, 'guides');
    writeFiles(guides, { 'start.mdx': '# Start\n\nSee [more](/guides/none) and [less](/api/library).\n' });
    await expect(run('--spec', SPEC, '--guides', guides, '--check')).rejects.toThrow(
      /start\.mdx:3: the link "\/guides\/none" leads to no page/,
    );
  });
});

describe('guides that load files of the machine', () => {
  it('end in one message with the place of each, and nothing is written', async () => {
    const company = path.join(folder, 'company');
    const guides = path.join(company, 'guides');
    const [secret, out] = [newSecret(), path.join(company, 'out')];
    const outside = path.join(company, 'secret.json');
    writeFiles(company, {
      'secret.json': JSON.stringify(secret),
      'guides/start.md': `# Start\n\nSee [this](@site/../company/secret.json).\n\nexport const x = require('${outside}')\n`,
      'guides/part.mdx': `import Part from './_part.mdx'\n\n<Part />\n`,
      'guides/_part.mdx': `import data from '${outside}'\n\n{data} {process.env.NPM_TOKEN}\n`,
      'guides/picture.mdx': '---\ntitle: Picture\nimage: ./../../package.json\n---\n',
    });
    // The workplace is beside the folder of the company.
    const program = [process.execPath, BIN, '--spec', SPEC, '--guides', guides, '--out', out];
    const { status, stdout, stderr } = await execute(program, process.cwd(), { TMPDIR: folder, NPM_TOKEN: secret });
    expect([status, existsSync(out)], stdout + stderr).toEqual([1, false]);
    const fault = /^\S*guides\/(\S+:\d+):\d+(: "[^"]*"): a page (?:shows|can't compute)/gm;
    expect([...stderr.matchAll(fault)].map(([, place = '', name = '']) => place + name)).toEqual([
      `_part.mdx:1: "${outside}"`,
      '_part.mdx:3: "process"',
      'picture.mdx:3: "./../../package.json"',
      'start.md:3: "@site/../company/secret.json"',
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

it('a base path that pages begin with is refused', () =>
  expect(run('--spec', SPEC, '--base', '/api/', '--check')).rejects.toThrow(
    '--base "/api/": the page /api/library begins with it',
  ));

describe('an earlier version is refused', () => {
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

it('a folder with other files is refused before anything is done', () =>
  expect(run('--spec', SPEC, '--out', 'tests')).rejects.toThrow('is not empty and is not a portal'));
