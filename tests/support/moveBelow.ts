import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Publishes a copy of the site below a path of its host. */
export async function moveBelow(folder: string, basePath: string): Promise<void> {
  const file = path.join(folder, 'src/site/site.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace("basePath: '/',", `basePath: '${basePath}',`);
  if (changed === text) throw new Error(`${file} has no base path to change.`);
  await writeFile(file, changed);
}
