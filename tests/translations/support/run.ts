import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A key nobody has, with characters that differ in every encoding. */
export const randomKey = () => `k?${randomBytes(18).toString('base64')}>~`;

/** The key as it could stand in a file or a log. */
export const formsOf = (key: string): Record<string, string> => ({
  raw: key,
  base64: Buffer.from(key).toString('base64'),
  base64url: Buffer.from(key).toString('base64url'),
  url: encodeURIComponent(key),
  hex: Buffer.from(key).toString('hex'),
  reversed: [...key].reverse().join(''),
  json: JSON.stringify(key).slice(1, -1),
});

/** Which forms of the key a text holds. */
export const leaksIn = (text: string, key: string): string[] =>
  Object.entries(formsOf(key)).flatMap(([form, value]) => (text.includes(value) ? [form] : []));

/** Every file below a folder that holds a form of the key, and how many files were read. */
export async function leaksBelow(folder: string, key: string): Promise<{ files: number; leaks: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const leaks: string[] = [];
  for (const file of files)
    for (const form of leaksIn(await readFile(file, 'latin1'), key)) leaks.push(`${file}: ${form}`);
  return { files: files.length, leaks };
}

export interface Ran {
  code: number;
  output: string;
  /** Time the plugin took, in milliseconds, without the start of Node. */
  tookMs: number;
  result?: { origin: string; count: number; labels: string[]; keyLeft: boolean };
}

/** A folder with the committed snapshot, as a site. */
export async function siteFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
  await cp('docs/_data', path.join(folder, 'docs/_data'), { recursive: true });
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Short times, so that the worst case of a test is seconds. */
export const QUICK = { timeoutMs: 600, tries: 3, backoffMs: 20, maxBackoffMs: 100, maxBytes: 1_000_000 };

const { API_BASE_URL: _base, API_KEY: _key, ATTRIBUTE_TRANSLATIONS_FALLBACK: _fallback, ...clean } = process.env;

/** Runs the plugin in a process of its own. */
export function runPlugin(siteDir: string, env: Record<string, string>, options: object = QUICK): Promise<Ran> {
  const script = path.resolve('tests/translations/support/runPlugin.ts');
  const args = ['--import', 'tsx', script, siteDir, JSON.stringify(options)];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...clean, NO_COLOR: '1', ...env } }, (error, stdout, stderr) => {
      const result = /^RESULT (.*)$/m.exec(stdout)?.[1];
      resolve({
        code: error ? Number(error.code) : 0,
        output: stdout + stderr,
        tookMs: Number(/^took (\d+) ms$/m.exec(stdout)?.[1] ?? Number.NaN),
        ...(result && { result: JSON.parse(result) }),
      });
    });
  });
}
