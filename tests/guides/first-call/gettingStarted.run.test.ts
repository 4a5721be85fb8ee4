import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsWithout } from '../../programs';
import { about } from '../../support/portal';
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

  // `tests/samples` runs them.
  it('has the host once in each program', () => {
    const programs = codeOf(STARTED).filter(({ label }) => / sample: /.test(label));
    expect(programs.length).toBeGreaterThan(5);
    for (const { text } of programs) expect(text.split(about.origin)).toHaveLength(2);
  });
});
