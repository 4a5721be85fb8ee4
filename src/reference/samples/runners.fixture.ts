import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';
import { ENVIRONMENT, reportText } from './received.fixture';

export const root = resolve(import.meta.dirname, '../../..');
const tsx = join(root, 'node_modules/.bin/tsx');
const runners: Record<string, { file: string; command: string[]; probe: string[] }> = {
  shell: { file: 'request.sh', command: ['bash', 'request.sh'], probe: ['curl', '--version'] },
  javascript: { file: 'request.mjs', command: ['node', 'request.mjs'], probe: ['node', '--version'] },
  typescript: { file: 'request.mts', command: [tsx, 'request.mts'], probe: [tsx, '--version'] },
  python: { file: 'request.py', command: ['python3', '-W', 'error', 'request.py'], probe: ['python3', '--version'] },
  java: { file: 'Main.java', command: ['java', '-XX:TieredStopAtLevel=1', 'Main.java'], probe: ['javac', '--version'] },
  go: { file: 'main.go', command: ['go', 'run', 'main.go'], probe: ['go', 'version'] },
  php: {
    file: 'request.php',
    command: ['php', 'request.php'],
    probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
  powershell: {
    file: 'request.ps1',
    command: ['pwsh', '-NoProfile', '-NonInteractive', '-File', 'request.ps1'],
    probe: ['pwsh', '-Version'],
  },
};

/** Languages whose samples are run. */
export const languages = Object.keys(runners);

export function sampleText(language: string, request: SampleRequest): string {
  return createSamples(request).find((sample) => sample.language === language)?.text ?? '';
}

const probes = new Map<string, boolean>();
/** Whether what runs the language is on this machine. */
export function installed(language: string): boolean {
  const [command = '', ...args] = runners[language]?.probe ?? [];
  const known = probes.get(language) ?? spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  probes.set(language, known);
  return known;
}

/**
 * Runs the sample of a request as a reader copies it, in a folder of its own.
 *
 * @param origin Server the sample calls; the path it is called at begins with `/run/<id>`.
 * @param change What a reader changes in the text before it runs.
 */
export async function execute(
  { origin, folder }: { origin: string; folder: string },
  language: string,
  name: string,
  request: SampleRequest,
  variables: Record<string, string> = ENVIRONMENT,
  change: (text: string) => string = (text) => text,
) {
  const { file, command } = runners[language] as (typeof runners)[string];
  const id = `${language}-${name}`;
  const directory = join(folder, id);
  mkdirSync(directory);
  writeFileSync(join(directory, "it's $x.txt"), reportText);
  const text = sampleText(language, { ...request, url: `${origin}/run/${id}${request.url}` });
  writeFileSync(join(directory, file), change(text));
  const [program = '', ...args] = command;
  // The plainest locale: a sample must not depend on the reader's.
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    cwd: directory,
    env: { PATH, HOME, LC_ALL: 'C', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [bytes, errors, status] = await Promise.all([
    all(child.stdout),
    all(child.stderr),
    new Promise<number | null>((done) => child.on('close', done)),
  ]);
  return { id, status, bytes, errors: errors.toString() };
}

async function all(stream: ChildProcess['stdout']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
