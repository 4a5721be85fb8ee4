import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about } from '../../../packages/docusaurus-preset-portal/src/sandbox/about';
import { skipsWithout } from '../../programs';
import { compileGo, runners, SLOW, writeSample } from '../../samples/languages';
import { triesAll } from '../../support/cover';
import { execute, inParallel } from '../../support/execute';
import { codeOf, commandOf, STARTED } from './commands';
import { type CleanShell, cleanShell } from './shell';

/** Follows *Getting started* word for word: every command is read from the built page. */
describe.skipIf(skipsWithout('bash', 'curl'))('Getting started', () => {
  let shell: CleanShell;
  beforeAll(async () => {
    shell = await cleanShell();
    await shell.start(commandOf(STARTED, 'Start the sandbox'));
  });
  afterAll(() => shell?.close());

  it('gives the response it shows, then the same from the host and with the key of the reader', async () => {
    const terminal = ['The first request', 'Switch to the real APIs', 'The same request'].map((title) =>
      commandOf(STARTED, title),
    );
    const { status, stdout, stderr } = await shell.run(terminal.join('\n'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const output = codeOf(STARTED).find(
      ({ label }) => label.startsWith('Response 200') || label.startsWith('Answer 200'),
    );
    const [first, second, ...others] = stdout.split(/(?<=\})(?=\{)/).map((text) => JSON.parse(text));
    expect(first).toEqual(JSON.parse(output?.text ?? ''));
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect(shell.keys).toEqual(['your key']);
  });

  it('runs in every language that runs here, and the host stands once in each program', async () => {
    const samples = codeOf(STARTED).filter(({ label }) => / sample: /.test(label));
    const labels: Record<string, string> = { curl: 'shell', 'C#': 'csharp' };
    const named = samples.map(({ label, text }, index) => {
      const [, name = ''] = /^(.*) sample: /.exec(label) ?? [];
      return { name: `s${index}`, language: labels[name] ?? name.toLowerCase(), text };
    });
    // Slow languages run only at night, because `tests/samples` runs the same samples.
    const isHere = (language: string) => runners[language] && !skipsWithout(...(runners[language]?.needs ?? []));
    const run = named.filter(({ language }) => isHere(language) && (triesAll || !SLOW.includes(language)));
    expect(run.length).toBeGreaterThan(0);
    for (const { text } of named) expect(text.split(about.origin)).toHaveLength(2);
    for (const { name, language, text } of run)
      writeSample(path.join(shell.home, name), runners[language] as (typeof runners)[string], shell.hosted(text));
    const go = run.filter(({ language }) => language === 'go').map(({ name }) => name);
    if (go.length > 0) expect(await compileGo(shell.home, go)).toMatchObject({ status: 0 });
    const failed: string[] = [];
    await inParallel(run, 2, async ({ name, language }) => {
      const here = language === 'go' ? [path.join(shell.home, 'bin', name)] : (runners[language]?.command() ?? []);
      const variables = { LC_ALL: 'C.UTF-8', DANISH_DATA_API_KEY: 'sandbox' };
      const { status, stdout, stderr } = await execute(here, path.join(shell.home, name), variables);
      if (status !== 0 || stdout === '') failed.push(`${language} ${name}: ${stdout.slice(0, 200)} ${stderr}`);
    });
    expect(failed).toEqual([]);
    console.log(
      `Getting started: ${run.length} programs run, in ${new Set(run.map((one) => one.language)).size} languages.`,
    );
  });
});
