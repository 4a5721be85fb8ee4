// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are programs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isClientLanguage } from '../../packages/docusaurus-preset-portal/src/reference/samples/languages';
import { skipsWithout } from '../programs';
import { type Runner, runners, writeSample } from './languages';
import { inOneProcess, runAll, textOf } from './runAll';

/** Programs by language: one that prints a letter and its folder, and one that fails. */
const PROGRAMS: Record<string, [prints: string, fails: string]> = {
  shell: ['printf "æ$(cat name.txt)"', 'echo bad >&2; exit 3'],
  javascript: ["import fs from 'node:fs';\nconsole.log(`æ${fs.readFileSync('name.txt')}`);", "throw new Error('bad');"],
  typescript: [
    "import fs from 'node:fs';\nconst text: string = fs.readFileSync('name.txt', 'utf8');\nconsole.log(`æ${text}`);",
    "throw new Error('bad');",
  ],
  python: ["print('æ' + open('name.txt').read())", "raise SystemExit('bad')"],
  java: [
    'class Main { public static void main(String[] a) { System.out.println("æ" + One.of()); } }\nclass One { static String of() { return "NAME"; } }',
    'class Main { public static void main(String[] a) { throw new RuntimeException("bad"); } }',
  ],
};

describe.each(
  inOneProcess.filter((language) => !isClientLanguage(language)),
)('samples that run together, in %s', (language) => {
  const runner = runners[language] as Runner;
  it.skipIf(skipsWithout(...runner.needs))('are distinguished, and a failing one is named', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'together-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [prints, fails] = PROGRAMS[language] as [string, string];
    const write = (name: string, text: string) => {
      writeSample(path.join(folder, name), runner, text.replace('NAME', name));
      writeSample(path.join(folder, name), { ...runner, file: 'name.txt' }, name);
    };
    write('one', prints);
    write('two', prints);
    write('bad', fails);
    write('late', prints);
    const ran = await runAll(language, folder, ['one', 'two', 'bad', 'late'], { LC_ALL: 'C.UTF-8' });
    const { one, two, bad, late } = Object.fromEntries(ran);
    for (const [name, run] of Object.entries({ one, two }))
      expect({ ...run, stdout: textOf(run?.stdout ?? '').trim() }).toEqual({
        status: 0,
        stdout: `æ${name}`,
        stderr: '',
      });
    expect(bad?.status).toBeGreaterThan(0);
    expect(bad?.stderr).toContain('bad');
    expect(late).toEqual({ status: null, stdout: '', stderr: '' });
  });
});
