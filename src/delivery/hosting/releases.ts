import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles';

/** Releases kept, the new one included: their code stays reachable for tabs that are still open. */
const KEPT = 3;

const same = async (a: string, b: string): Promise<boolean> => {
  const sizes = await Promise.all(
    [a, b].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => -1,
      ),
    ),
  );
  return sizes[0] === sizes[1] && (await readFile(a)).equals(await readFile(b));
};

const place = async (from: string, to: string, how: typeof link | typeof copyFile) => {
  await mkdir(path.dirname(to), { recursive: true });
  await how(from, to);
};

/** Names of the releases there are, oldest first. A folder that was not finished has another name. */
export async function releases(home: string): Promise<string[]> {
  const names = await readdir(path.join(home, 'releases')).catch(() => []);
  return names.filter((name) => /^\d{6}$/.test(name)).sort();
}

/** Files of a release: those of its build, not those it carries for older tabs. */
const ownFiles = async (folder: string): Promise<string[]> =>
  (await readFile(path.join(folder, '.files'), 'utf8')).split('\n').filter(Boolean);

/**
 * Puts a build into service at `<home>/current` with one rename, so that every
 * request sees one whole release. The new release carries the `/assets/` of the two
 * before it. A file that did not change stays the same file, and so keeps its ETag.
 *
 * @param build Folder of the finished build.
 * @param home Folder that holds `releases/` and `current`.
 * @returns Name of the release.
 */
export async function release(build: string, home: string): Promise<string> {
  const before = await releases(home);
  const name = String(Number(before.at(-1) ?? 0) + 1).padStart(6, '0');
  const folder = (one: string) => path.join(home, 'releases', one);
  const next = folder(`${name}.new`);
  await rm(next, { recursive: true, force: true });
  const files = await listFiles(build);
  const last = before.at(-1);
  for (const file of files) {
    const [from, old] = [path.join(build, file), last && path.join(folder(last), file)];
    if (old && (await same(from, old))) await place(old, path.join(next, file), link);
    else await place(from, path.join(next, file), copyFile);
  }
  const here = new Set(files);
  for (const older of before.slice(1 - KEPT).reverse())
    for (const file of (await ownFiles(folder(older))).filter((one) => one.startsWith('assets/') && !here.has(one))) {
      here.add(file);
      await place(path.join(folder(older), file), path.join(next, file), link);
    }
  await writeFile(path.join(next, '.files'), `${files.join('\n')}\n`);
  await rename(next, folder(name));
  await pointTo(home, name);
  for (const old of before.slice(0, Math.max(0, before.length + 1 - KEPT))) await rm(folder(old), { recursive: true });
  return name;
}

/** Moves `current` to a release there is: the way back, too. */
export async function pointTo(home: string, name: string): Promise<void> {
  if (!(await releases(home)).includes(name)) throw new Error(`There is no release ${name} in ${home}.`);
  const next = path.join(home, 'current.new');
  await rm(next, { force: true });
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(home, 'current'));
}
