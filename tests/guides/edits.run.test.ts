import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySite, generated } from '../support/copySite';
import { triesAll } from '../support/cover';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { freePort } from '../support/ports';
import { type Edit, edits, linesOf } from './edits';

/** A writer edits guides and data; the dev server, the check and a build print the same lines. */

const WAIT = { timeout: 400_000, interval: 100 };
const QUOTA = 'api-specs/service/schemas/UsageQuota.yaml';

let site = '';
const at = (file: string) => path.join(site, file);
const undo: (() => void)[] = [];

// A program that was ended may still write for a moment.
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 });

/** What the check reads besides the files of a build. */
const files = () => [...generated(), 'redocly.yaml', 'cspell.config.yaml', '.markdownlint-cli2.yaml'];

/** Saves a file as editors do. */
function save(file: string, text: string): void {
  writeFileSync(at(`${file}~`), text);
  renameSync(at(`${file}~`), at(file));
}

function make({ file, renamed, change }: Pick<Edit, 'file' | 'renamed' | 'change'>): void {
  const before = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
  if (renamed) renameSync(at(file), at(renamed));
  else save(file, change(before ?? ''));
  undo.push(() => {
    if (renamed) rmSync(at(renamed));
    if (before === undefined) rmSync(at(file));
    else save(file, before);
  });
}
function undoAll(): void {
  for (const back of undo.splice(0)) back();
}

/** Lines of messages, without colours and the word before a warning. */
const messagesIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^.*\[WARNING\] /, '').trim())
    .filter((line) => /^(?:docs|sidebars\.ts|api-specs)\b\S*:\d+/.test(line));
const run = async (...args: string[]) => {
  const { status, stdout, stderr } = await execute(npm(...args), site);
  return { status, output: stdout + stderr, lines: [...new Set(messagesIn(stdout + stderr))].sort() };
};

/** A renamed guide is a new one, too. */
const RENAMED =
  "docs/docs/comparing-versions.mdx:1: the guide is in no menu. Add the line 'docs/comparing-versions', to sidebars.ts; if only links lead to it, add displayed_sidebar: docs to its front matter.";
const expected = (isIncluded: (edit: Edit) => boolean = () => true) =>
  [...Object.values(edits).filter(isIncluded).flatMap(linesOf), RENAMED].sort();

beforeAll(async () => {
  site = await copySite(files());
});
afterAll(() => remove(site));

describe('all edits at once', () => {
  beforeAll(() => {
    for (const edit of Object.values(edits)) make(edit);
  });
  afterAll(undoAll);

  it('the check lists each, and misspelt words, without a build', async () => {
    make({ file: 'docs/docs/trial-words.mdx', change: () => '---\ntitle: T\nlang: en\n---\n\nA sentense.\n' });
    const { status, output, lines } = await run('run', '--silent', 'check:prose');
    expect(status).toBe(1);
    expect(lines.filter((line) => !line.includes('trial-words'))).toEqual(expected());
    expect(output).toContain('docs/docs/trial-words.mdx:6:3 - Unknown word (sentense)');
  });

  it('a build lists each before it begins, in one run, and fails', async () => {
    const { status, output, lines } = await run('run', '--silent', 'build');
    expect(status, output).toBe(1);
    expect(
      lines.filter((line) => !line.includes('trial-words')),
      output,
    ).toEqual(expected(({ isProse }) => !isProse));
    expect(output).not.toMatch(/TypeError|Compil|MDX compilation/);
  });
});

it('a guide in Danish is checked as Danish', async () => {
  const text =
    '---\ntitle: Prøve\nlang: da\ndisplayed_sidebar: docs\n---\n\n# Prøve\n\nDenne side er skrevet på dansk med en stavefejll.\n';
  make({ file: 'docs/docs/trial-danish.mdx', change: () => text });
  const words = [path.resolve('node_modules/cspell/bin.mjs'), '--no-progress', 'docs/docs/trial-danish.mdx'];
  const { stdout } = await execute([process.execPath, ...words], site);
  undoAll();
  expect(stdout.match(/Unknown word \(.*?\)/g)).toEqual(['Unknown word (stavefejll)']);
});

describe('contracts', () => {
  afterAll(undoAll);

  it('a removed field and a changed enum are told by the gate, and each example that has the field by one line', async () => {
    make({ file: QUOTA, change: (yaml) => yaml.replace(', resetsAt]', ']').replace(/ {2}resetsAt:[\s\S]*/, '') });
    make({
      file: 'api-specs/service/parameters/GroupBy.yaml',
      change: (yaml) => yaml.replace(', STATUS_CLASS]', ']').replace(/^ +STATUS_CLASS: .*\n/m, ''),
    });
    const gate = await run('run', '--silent', 'contracts:gate');
    expect(gate.status).toBe(1);
    for (const change of ['`UsageQuota.resetsAt` was removed', 'STATUS_CLASS']) expect(gate.output).toContain(change);
    const lint = await run('run', '--silent', 'lint:specs', 'service');
    expect(lint.status).toBe(1);
    expect(lint.lines.filter((line) => line.includes('resetsAt'))).toEqual(
      ['byApiKey.yaml:19', 'byDay.yaml:19', 'byMonth.yaml:20', 'byOperation.yaml:20', 'byStatusClass.yaml:19'].map(
        (place) =>
          `api-specs/service/examples/${place}:5: the example has a field "quota.resetsAt", which its schema does not have. Remove it. (error, no-invalid-media-type-examples)`,
      ),
    );
    expect(lint.output).not.toMatch(/ignore|unevaluated/);
  });

  it('the skeleton of an operation keeps the rules, but the list of addresses', async () => {
    const written = await run('run', '--silent', 'new:operation', 'life-events', 'companyOwners');
    expect(written).toMatchObject({ status: 0, output: expect.stringContaining('src/vocabulary/promised.ts') });
    const { lines } = await run('run', '--silent', 'lint:specs', 'life-events');
    expect(lines).toEqual([
      'api-specs/life-events/companyOwners.yaml:3:16: operationId `companyOwners` gives the page `company-owners`, which is not in src/vocabulary/promised.ts. Correct the name, or add the slug there. (error, portal/operation-listed)',
    ]);
  });

  it('the skeleton of a guide has no fault but the menu', async () => {
    expect((await run('run', '--silent', 'new:guide', 'trial-new')).status).toBe(0);
    expect((await run('run', '--silent', 'new:guide', 'trial-new')).status).toBe(1);
    rmSync(at('docs/docs/trial-new.mdx'));
  });
});

/** Edits that differ in what finds them; the others are tried at night. */
const IN_SERVER = [
  'a broken link',
  'a missing image',
  'a renamed guide',
  'a guide in no menu',
  'a fault in the syntax',
  'broken YAML',
  'an unknown attribute',
  'a field that no contract has',
  'a code list without a field',
];

describe('the dev server', () => {
  let server: ChildProcess;
  let output = '';
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  /** Waits for a part of the output. A server that has ended prints nothing more. */
  const until = (isThere: () => boolean) =>
    vi.waitUntil(() => {
      if (hasEnded()) throw new Error(`The dev server has ended:\n${output.slice(-2000)}`);
      return isThere();
    }, WAIT);

  beforeAll(async () => {
    await remove(site);
    site = await copySite(files());
    const [program, ...args] = npm('start', '--', '--port', String(await freePort()), '--no-open');
    const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus', NODE_ENV: 'development' };
    server = spawn(program, args, { cwd: site, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    await until(() => output.includes('compiled successfully'));
  }, 2 * WAIT.timeout);
  afterAll(async () => {
    if (!server) return;
    const closed = new Promise((done) => server.once('close', done));
    if (!hasEnded()) process.kill(-Number(server.pid), 'SIGKILL');
    await closed;
  });

  it.each(triesAll ? Object.keys(edits) : IN_SERVER)(
    'warns of %s when it is saved',
    async (name) => {
      const edit = edits[name] as Edit;
      const from = output.length;
      make(edit);
      const missing = () => {
        const said = messagesIn(output.slice(from));
        return linesOf(edit).filter((line) => !said.includes(line));
      };
      try {
        await until(() => missing().length === 0).catch(() => undefined);
        expect(missing(), output.slice(from)).toEqual([]);
      } finally {
        undoAll();
      }
    },
    WAIT.timeout + 60_000,
  );
});
