import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BadInput } from '../../BadInput';
import { listFiles } from '../../listFiles';

/** Releases kept, the new one included: tabs that are still open load code of theirs. */
const KEPT = 3;

/** Whether two files have the same bytes; false when one does not exist. */
const isSame = async (a: string, b: string): Promise<boolean> => {
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

const put = async (how: typeof link | typeof copyFile, from: string, to: string) => {
  await mkdir(path.dirname(to), { recursive: true });
  await how(from, to);
};

/** Names of the finished releases, oldest first. An unfinished one is named `….new`. */
export async function releases(home: string): Promise<string[]> {
  const names = await readdir(path.join(home, 'releases')).catch(() => []);
  return names.filter((name) => /^\d{6}$/.test(name)).sort();
}

/** Files of a release's own build, without those it holds for older tabs. */
const ownFiles = async (folder: string): Promise<string[]> =>
  (await readFile(path.join(folder, '.files'), 'utf8')).split('\n').filter(Boolean);

/**
 * Puts a build into service at `<home>/current` with one rename, so that every
 * request sees one whole release. The new release carries the `/assets/` of the two
 * before it. A file that did not change is linked, not copied, and so keeps its ETag.
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
    if (old && (await isSame(from, old))) await put(link, old, path.join(next, file));
    else await put(copyFile, from, path.join(next, file));
  }
  const present = new Set(files);
  for (const older of before.slice(1 - KEPT).reverse())
    for (const file of (await ownFiles(folder(older))).filter(
      (one) => one.startsWith('assets/') && !present.has(one),
    )) {
      present.add(file);
      await put(link, path.join(folder(older), file), path.join(next, file));
    }
  await writeFile(path.join(next, '.files'), `${files.join('\n')}\n`);
  await rename(next, folder(name));
  await pointTo(home, name);
  for (const old of before.slice(0, Math.max(0, before.length + 1 - KEPT))) await rm(folder(old), { recursive: true });
  return name;
}

/**
 * Points `current` to a release that exists, for instance back to an earlier one.
 *
 * @throws BadInput when there is no such release.
 */
export async function pointTo(home: string, name: string): Promise<void> {
  if (!(await releases(home)).includes(name)) throw new BadInput(`There is no release ${name} in ${home}.`);
  const next = path.join(home, 'current.new');
  await rm(next, { force: true });
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(home, 'current'));
}
