import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathOf, skipsWithout } from '../../../../tests/programs';
import { GO, type Runner, runners, writeSample } from '../../../../tests/samples/languages';
import { runAll } from '../../../../tests/samples/runAll';
import { ENVIRONMENT, reportText } from '../../../../tests/support/received';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';
import { isClientLanguage } from './languages';

// Samples are compiled separately: they run while others are still being written.
const sampleRunners: Record<string, Runner> = {
  ...runners,
  go: { file: 'main.go', needs: ['go'], command: () => [pathOf('go'), 'run', '-ldflags=-s -w', 'main.go'] },
};

/** Languages whose samples are run. */
export const languages = Object.keys(sampleRunners).filter((language) => !isClientLanguage(language));

const runnerOf = (language: string) => sampleRunners[language] as Runner;

export function sampleText(language: string, request: SampleRequest): string {
  return createSamples(request).find((sample) => sample.language === language)?.text ?? '';
}

/** Returns true if the samples of a language are skipped because a required program is missing. */
export const isSkipped = (language: string): boolean => skipsWithout(...runnerOf(language).needs);

/**
 * Runs the sample of a request as a reader would copy it, in its own folder.
 *
 * @param origin Server that the sample calls; the request path begins with `/run/<id>`.
 * @param change Edits the text before it runs, as a reader would.
 */
export async function execute(
  { origin, folder }: { origin: string; folder: string },
  language: string,
  name: string,
  request: SampleRequest,
  variables: Record<string, string> = ENVIRONMENT,
  change: (text: string) => string = (text) => text,
) {
  const { file, command } = runnerOf(language);
  const id = `${language}-${name}`;
  const directory = join(folder, id);
  mkdirSync(directory);
  writeFileSync(join(directory, "it's $x.txt"), reportText);
  const text = sampleText(language, { ...request, url: `${origin}/run/${id}${request.url}` });
  writeFileSync(join(directory, file), change(text));
  const [program = '', ...args] = command();
  // Minimal locale: a sample must not depend on the reader's.
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    cwd: directory,
    env: { PATH, HOME, LC_ALL: 'C', CURL_HOME: resolve('tests/support/curl'), ...GO, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [bytes, errors, status] = await Promise.all([
    all(child.stdout),
    all(child.stderr),
    new Promise<number | null>((done) => child.on('close', done)),
  ]);
  return { id, status, bytes, errors: errors.toString() };
}

/**
 * Runs the samples of several requests in one language as `execute` does, but together.
 *
 * @param sent Requests by name.
 * @returns the results by request name.
 */
export function executeAll(
  { origin, folder }: { origin: string; folder: string },
  language: string,
  sent: [string, SampleRequest][],
) {
  const home = join(folder, language);
  for (const [name, request] of sent) {
    const text = sampleText(language, { ...request, url: `${origin}/run/${language}-${name}${request.url}` });
    writeSample(join(home, name), runnerOf(language), text);
    // Java keeps the working directory in which it was started.
    for (const at of [home, join(home, name)]) writeFileSync(join(at, "it's $x.txt"), reportText);
  }
  const names = sent.map(([name]) => name);
  return runAll(language, home, names, { LC_ALL: 'C', ...ENVIRONMENT });
}

async function all(stream: ChildProcess['stdout']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
