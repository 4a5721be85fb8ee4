import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { Case } from '../../../src/translations/cases.fixture';
import { leaksBelow, leaksIn, randomKey } from '../../../src/translations/run.fixture';
import { serve } from '../../../src/translations/server.fixture';
import { copySite } from '../../support/copySite';

/** Builds of a copy of the site with a random API key; each is searched for that key. */
export interface Canary {
  /** Folder of the built pages. */
  outDir: string;
  build: (answer: Case['answer'], env?: Record<string, string>) => Promise<{ code: number | null; log: string }>;
  close: () => Promise<void>;
}

const { ATTRIBUTE_TRANSLATIONS_FALLBACK: _fallback, ...clean } = process.env;

/** One copy and one address of the API for all builds of a file, so that the reference is generated once. */
export async function startCanary(): Promise<Canary> {
  const site = await copySite();
  let answer: Case['answer'] = (response) => void response.writeHead(500).end();
  const server = await serve((...args) => answer(...args));
  const docusaurus = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    outDir: path.join(site, 'build'),
    async build(next, more = {}) {
      answer = next;
      server.requests.length = 0;
      const key = randomKey();
      const child = spawn(process.execPath, [docusaurus, 'build'], {
        cwd: site,
        env: { ...clean, NODE_ENV: 'production', API_BASE_URL: server.url, API_KEY: key, ...more },
      });
      let log = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          log += chunk;
        });
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      expect(leaksIn(log, key)).toEqual([]);
      expect(new Set(server.requests.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([key]));
      // A failed build has no pages.
      const places = ['build', '.docusaurus', '.generated', 'docs/api'].map((name) => path.join(site, name));
      let files = 0;
      for (const place of places.filter((one) => existsSync(one))) {
        const found = await leaksBelow(place, key);
        files += found.files;
        expect(found.leaks, place).toEqual([]);
      }
      expect(files).toBeGreaterThan(100);
      return { code, log };
    },
    async close() {
      await server.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}
