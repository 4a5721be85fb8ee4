import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { echoes } from '../../src/translations/echoes.fixture';
import { json } from '../../src/translations/server.fixture';
import { changeSite } from './change';
import { type Built, makeBuild } from './make';

/** Feedback project of the changed site. */
export const PROJECT = 'e2e-project';

/** Where the test line notes the build it has made, so that its tests share it. */
const NOTE = '.generated/changed-site.json';
/** Set by the test line: a test that runs on its own builds for itself. */
const isShared = () => process.env.PORTAL_CHANGED_SITE === 'shared';

/**
 * Builds the site as it is not: by an operator with an API key and a feedback project, with a contract by an
 * attacker and with Markdown that no guide uses yet. The first build fails, because the API sends the key back.
 */
async function build(): Promise<Built> {
  const list = JSON.parse(await readFile('docs/_data/attribute-translations.json', 'utf8'));
  return makeBuild({
    answers: [
      ...echoes.slice(0, 1).map(({ answer }) => answer),
      (response) => json(response, list, { etag: '"operator"' }),
    ],
    // Guides quote what the short contracts do not have.
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

/** The changed site: the one the test line has built, or one that is built now and removed after use. */
export async function withChangedSite<T>(use: (built: Built) => Promise<T>): Promise<T> {
  if (isShared()) return use(JSON.parse(await readFile(NOTE, 'utf8')));
  const built = await build();
  try {
    return await use(built);
  } finally {
    await rm(built.folder, { recursive: true, force: true });
  }
}
