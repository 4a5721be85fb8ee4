import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { echoes } from '../../src/attribute-translations/echoes.fixture';
import { json } from '../../src/attribute-translations/server.fixture';
import { part } from '../support/cover';
import { changeSite } from './change';
import { type Built, makeBuild } from './make';

/** Feedback project of the changed site. */
export const PROJECT = 'e2e-project';

/** File in which the test line records its build, so that its tests share it. */
const NOTE = '.generated/changed-site.json';

/**
 * Builds a site with an API key, a feedback project, a hostile contract, and Markdown that no guide uses. The first
 * build fails, because the API returns the key.
 */
async function build(): Promise<Built> {
  const list = JSON.parse(await readFile('docs/_data/attribute-translations.json', 'utf8'));
  return makeBuild({
    responses: [...echoes.slice(0, 1).map(({ respond }) => respond), (response) => json(response, list)],
    // Guides quote parts that the short contracts lack.
    env: { FEEDBACK_PROJECT_ID: PROJECT, DANGLING_REFERENCES: 'warn' },
    change: changeSite,
  });
}

/** Removes what `makeShared` built. */
export async function removeShared(): Promise<void> {
  if (!existsSync(NOTE)) return;
  const { folder }: Built = JSON.parse(await readFile(NOTE, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  await rm(NOTE);
}

/** Builds the changed site for all tests of the test line. */
export async function makeShared(): Promise<void> {
  await removeShared();
  const built = await build();
  await mkdir(path.dirname(NOTE), { recursive: true });
  await writeFile(NOTE, JSON.stringify(built));
}

/** Returns the changed site: the shared build of the test line, or one that is built now and removed after use. */
export async function withChangedSite<T>(use: (built: Built) => Promise<T>): Promise<T> {
  // A test that runs alone makes its own build.
  if (part) return use(JSON.parse(await readFile(NOTE, 'utf8')));
  const built = await build();
  try {
    return await use(built);
  } finally {
    await rm(built.folder, { recursive: true, force: true });
  }
}
