import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leaksBelow, leaksIn, randomKey } from '../../src/attribute-translations/leaks.fixture';
import { json, serve, type TestServer } from '../../src/attribute-translations/server.fixture';

const FILE = 'docs/_data/attribute-translations.json';

/** Runs the script in a copy of the site's data. */
function update(siteDir: string, env: Record<string, string>) {
  const args = [
    '-C',
    'portal-source',
    '--import',
    import.meta.resolve('tsx'),
    path.resolve('scripts/translations-update.ts'),
  ];
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: siteDir, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function withServer(
  respond: Parameters<typeof serve>[0],
  use: (server: TestServer, siteDir: string) => Promise<void>,
) {
  const [server, siteDir] = [await serve(respond), await mkdtemp(path.join(os.tmpdir(), 'translations-'))];
  try {
    await cp('docs/_data', path.join(siteDir, 'docs/_data'), { recursive: true });
    await use(server, siteDir);
  } finally {
    await server.close();
    await rm(siteDir, { recursive: true });
  }
}

test('refreshes the snapshot, and keeps the fields that the API does not send', async () => {
  const list = JSON.parse(await readFile(FILE, 'utf8'));
  const { example: _example, sourceField: _field, status: _status, ...bare } = list[0];
  const fresh = { ...list[1], key: 'fresh' };
  const key = randomKey();
  await withServer(
    (response) => json(response, [bare, fresh]),
    async (server, siteDir) => {
      const env = { API_BASE_URL: server.url, API_KEY: key };
      const first = await update(siteDir, env);
      expect(first.code).toBe(0);
      expect(first.output).toContain(`2 attributes written, ${list.length} before`);
      expect(JSON.parse(await readFile(path.join(siteDir, FILE), 'utf8'))).toEqual([list[0], fresh]);
      expect((await update(siteDir, env)).output).toContain('2 attributes, nothing changed.');
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

test('without API_BASE_URL it says what it needs', async () => {
  await withServer(
    () => undefined,
    async (_server, siteDir) => {
      const ran = await update(siteDir, { API_BASE_URL: '' });
      expect(ran.output).toContain('What to do: Set API_BASE_URL and API_KEY.');
    },
  );
});
