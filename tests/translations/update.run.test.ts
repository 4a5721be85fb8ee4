import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { updateSnapshot } from '../../src/translations/build/updateSnapshot';
import { leaksBelow, leaksIn, randomKey } from '../../src/translations/leaks.fixture';
import { forget, removeFolder, setVariables, siteFolder } from '../../src/translations/run.fixture';
import { json, serve, type TestServer } from '../../src/translations/server.fixture';

const FILE = 'docs/_data/attribute-translations.json';

/** Runs the script in a copy of the site's data. */
function update(siteDir: string, env: Record<string, string>) {
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/translations-update.ts')];
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: siteDir, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** Runs the script's function in this process. */
async function updateHere(siteDir: string, env: Record<string, string>): Promise<string> {
  const [restore, home] = [setVariables(env), process.cwd()];
  process.chdir(siteDir);
  try {
    return await updateSnapshot();
  } finally {
    process.chdir(home);
    restore();
    forget();
  }
}

async function withServer(
  respond: Parameters<typeof serve>[0],
  use: (server: TestServer, siteDir: string) => Promise<void>,
) {
  const [server, siteDir] = [await serve(respond), await siteFolder()];
  try {
    await use(server, siteDir);
  } finally {
    await server.close();
    await removeFolder(siteDir);
  }
}

test('refreshes the snapshot and prints what was added, changed, removed', async () => {
  const list = JSON.parse(await readFile(FILE, 'utf8'));
  const { example: _example, sourceField: _field, status: _status, ...bare } = list[0];
  const changed = [
    bare,
    { ...list[1], label: { en: 'House number', da: 'Husnummer' } },
    { ...list[2], key: 'fresh' },
    ...list.slice(3),
  ];
  const key = randomKey();
  await withServer(
    (response) => json(response, changed),
    async (server, siteDir) => {
      const env = { API_BASE_URL: server.url, API_KEY: key };
      const first = await update(siteDir, env);
      expect(first.code).toBe(0);
      expect(first.output.trim().split('\n')).toEqual([
        `Attribute translations: ${list.length} attributes; 1 added, 1 changed, 1 removed.`,
        `  changed ${list[1].key} (label)`,
        '  added fresh',
        `  removed ${list[2].key}`,
      ]);
      expect(JSON.parse(await readFile(path.join(siteDir, FILE), 'utf8'))[0]).toEqual(list[0]);
      expect(await updateHere(siteDir, env)).toContain(`${list.length} attributes, nothing changed.`);
      expect(leaksIn(first.output, key)).toEqual([]);
      expect((await leaksBelow(siteDir, key)).leaks).toEqual([]);
    },
  );
});

test('a failing API leaves the snapshot as it was, also with the fallback on', async () => {
  await withServer(
    (response) => void response.writeHead(403).end(),
    async (server, siteDir) => {
      const env = { API_BASE_URL: server.url, API_KEY: randomKey(), ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' };
      const ran = await update(siteDir, env);
      expect(ran.code).toBe(1);
      expect(ran.output).toContain('the API returned 403');
      expect(await readFile(path.join(siteDir, FILE), 'utf8')).toBe(await readFile(FILE, 'utf8'));
    },
  );
});

test('without API_BASE_URL it reports the missing variables', async () => {
  const siteDir = await siteFolder();
  await expect(updateHere(siteDir, {})).rejects.toThrow('What to do: Set API_BASE_URL and API_KEY.');
  await removeFolder(siteDir);
});
