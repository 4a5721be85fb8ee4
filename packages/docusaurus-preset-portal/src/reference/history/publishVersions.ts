import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPublished } from 'openapi-toolkit/diff';
import { sha256 } from 'openapi-toolkit/node';
import { applyBrandingToJson, type Branding } from '../applyBranding';

/** Path of the published contracts in the site. */
export const PUBLISHED_FOLDER = '/contracts';
const HASHES = 'hashes.json';

/** Path of the list of published contracts: file below its folder → SHA-256. */
export const PUBLISHED_LIST = `${PUBLISHED_FOLDER}/${HASHES}`;

/** Writes the published versions of the contracts with the names of the owner, and the list of their hashes. */
export async function publishVersions(
  apis: readonly string[],
  owner: Branding,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const api of apis) {
    for (const { name, file } of await readPublished(api, from)) {
      const text = applyBrandingToJson(await readFile(file, 'utf8'), owner);
      await mkdir(path.join(to, api), { recursive: true });
      await writeFile(path.join(to, name), text);
      hashes[name] = sha256(text);
    }
  }
  if (Object.keys(hashes).length > 0) await writeFile(path.join(to, HASHES), `${JSON.stringify(hashes, null, 2)}\n`);
}
