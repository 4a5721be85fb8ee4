import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { vi } from 'vitest';
import translationsPlugin, { validateOptions } from '.';
import { translationsOptions } from './options';

export interface Ran {
  code: number;
  output: string;
  result?: { origin: string; count: number; labels: string[]; keyLeft: boolean };
}

/** A folder with the committed snapshot and its date, as a site. */
export async function siteFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
  await mkdir(path.join(folder, 'docs/_data'), { recursive: true });
  for (const name of ['attribute-translations.json', 'attribute-translations.meta.json'])
    await copyFile(path.join('docs/_data', name), path.join(folder, 'docs/_data', name));
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Short times, so that the worst case of a test is seconds; long enough for a busy machine to read a response. */
export const QUICK = { timeoutMs: 1200, tries: 3, backoffMs: 20, maxBackoffMs: 100, maxBytes: 1_000_000 };

const OWN_VARIABLES = ['API_BASE_URL', 'API_KEY', 'ATTRIBUTE_TRANSLATIONS_FALLBACK', 'NO_COLOR'];

/** Gives the variables of the plugin these values and no others. Returns what puts the old ones back. */
export function setVariables(values: Record<string, string>): () => void {
  const before = OWN_VARIABLES.map((name) => [name, process.env[name]] as const);
  for (const name of OWN_VARIABLES) delete process.env[name];
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      delete process.env[name];
      if (value !== undefined) process.env[name] = value;
    }
  };
}

/** Forgets what the process shares between plugins: the list, and the key. */
export function forget(): void {
  const shared = globalThis as unknown as Record<symbol, unknown>;
  for (const name of ['translations', 'api-key']) delete shared[Symbol.for(`portal.${name}`)];
}

/**
 * Runs the plugin as a build does: options from the environment, validation, `loadContent`. An error becomes
 * output as Docusaurus prints it, and exit code 1.
 */
export async function runPlugin(siteDir: string, env: Record<string, string>, options: object = QUICK): Promise<Ran> {
  let output = '';
  const print = (...parts: unknown[]) => {
    output += `${parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ')}\n`;
  };
  const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(print),
  );
  const restore = setVariables({ NO_COLOR: '1', ...env });
  forget();
  try {
    const validated = validateOptions({
      validate: normalizePluginOptions as never,
      options: { ...translationsOptions(process.env), ...options },
    });
    const plugin = translationsPlugin({ siteDir } as LoadContext, validated);
    const { origin, attributes } = (await plugin.loadContent?.()) ?? { origin: 'none', attributes: [] };
    const labels = attributes.slice(0, 3).map(({ key, label }) => `${key}=${label.da}`);
    const keyLeft = process.env.API_KEY !== undefined;
    return {
      code: 0,
      output,
      result: { origin, count: attributes.length, labels, keyLeft },
    };
  } catch (error) {
    print(inspect(error, { depth: Number.POSITIVE_INFINITY }));
    return { code: 1, output };
  } finally {
    restore();
    forget();
    for (const spy of spies) spy.mockRestore();
  }
}
