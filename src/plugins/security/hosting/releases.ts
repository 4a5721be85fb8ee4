import { copyFile, link, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../lib/listFiles';
import { takeLock } from '../../../lib/lock';
import { hashOf, MANIFEST, readManifest } from '../../../lib/manifest';
import { UserError } from '../../../lib/UserError';

/** Number of releases kept, the new one included: open tabs load code of older ones. */
const KEPT_RELEASES = 3;

/** Folder whose files stay in all later releases: programs are built with their addresses, which have the version. */
const PACKAGES = 'clients';

/** Every build has these. */
const PARTS = ['index.html', '404.html', 'assets', MANIFEST];

const put = async (how: typeof link | typeof copyFile, from: string, to: string) => {
  await mkdir(path.dirname(to), { recursive: true });
  await how(from, to);
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const named = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** Returns the names of the finished releases, oldest first. An unfinished one is named `….new`. */
export async function releases(home: string): Promise<string[]> {
  const names = await readdir(path.join(home, 'releases')).catch(() => []);
  return names.filter((name) => /^\d{6}$/.test(name)).sort();
}

/**
 * Returns the files of a finished build.
 *
 * @throws UserError when the folder holds no build, or other files than the build has listed.
 */
async function filesOf(build: string): Promise<Map<string, string>> {
  const fail = (problem: string): never => {
    throw new UserError(`${build}: ${problem} Nothing was published.`);
  };
  if (!(await exists(build))) fail('there is no such folder.');
  const missing: string[] = [];
  for (const part of PARTS) if (!(await exists(path.join(build, part)))) missing.push(part);
  if (missing.length > 0) fail(`this is not a finished build: ${missing.join(', ')} is missing. Run "npm run build".`);
  const files = await readManifest(build);
  if (!files) return fail(`${MANIFEST} is not the file list of a build. Run "npm run build".`);
  const others = (await listFiles(build)).filter((name) => name !== MANIFEST && !files.has(name));
  if (others.length > 0)
    fail(`${named(others)} is not a file of the build. Remove it, or add it with "npm run harden".`);
  return files;
}

/** Makes a complete copy of a build. A file that the last release has too is linked, and so keeps its ETag. */
async function copyBuild(build: string, files: Map<string, string>, last: string | undefined, to: string) {
  const faults: string[] = [];
  for (const [name, hash] of files) {
    const [from, old, copy] = [path.join(build, name), last && path.join(last, name), path.join(to, name)];
    if (old && (await hashOf(old)) === hash) await put(link, old, copy);
    else {
      if (await exists(from)) await put(copyFile, from, copy);
      if ((await hashOf(copy)) !== hash) faults.push(name);
    }
  }
  if (faults.length > 0)
    throw new UserError(
      `${build}: ${named(faults)} is missing or was changed after the build. Nothing was published: run "npm run build" again.`,
    );
  await copyFile(path.join(build, MANIFEST), path.join(to, MANIFEST));
}

/**
 * Puts a build into service at `<home>/current` with one rename, so that every request sees one whole release. The new
 * release carries the `/assets/` of the two before it, and the packages of the clients of all.
 *
 * @param build Folder of the finished build.
 * @param home Folder that holds `releases/` and `current`.
 * @returns Name of the release.
 * @throws UserError when the build is none or not whole, or another process publishes; the release in service stays.
 */
export async function release(build: string, home: string): Promise<string> {
  const built = await filesOf(build);
  const unlock = takeLock(path.join(home, 'publish'), `A publication to ${home}`);
  try {
    const before = await releases(home);
    const name = String(Number(before.at(-1) ?? 0) + 1).padStart(6, '0');
    const folder = (one: string) => path.join(home, 'releases', one);
    const next = folder(`${name}.new`);
    const last = before.at(-1);
    try {
      await rm(next, { recursive: true, force: true });
      await copyBuild(build, built, last && folder(last), next);
      const present = new Set(built.keys());
      for (const older of before.slice(1 - KEPT_RELEASES).reverse())
        for (const file of (await readManifest(folder(older)))?.keys() ?? [])
          if (file.startsWith('assets/') && !present.has(file)) {
            present.add(file);
            await put(link, path.join(folder(older), file), path.join(next, file));
          }
      for (const file of last ? await listFiles(path.join(folder(last), PACKAGES)).catch(() => []) : [])
        if (!present.has(`${PACKAGES}/${file}`))
          await put(link, path.join(folder(last as string), PACKAGES, file), path.join(next, PACKAGES, file));
      await rename(next, folder(name));
    } finally {
      await rm(next, { recursive: true, force: true });
    }
    await switchTo(home, name);
    for (const old of before.slice(0, Math.max(0, before.length + 1 - KEPT_RELEASES)))
      await rm(folder(old), { recursive: true });
    return name;
  } finally {
    unlock();
  }
}

async function switchTo(home: string, name: string): Promise<void> {
  const next = path.join(home, 'current.new');
  await rm(next, { force: true });
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(home, 'current'));
}

/**
 * Points `current` to a release that exists, for instance back to an earlier one.
 *
 * @throws UserError when there is no such release, or another process publishes.
 */
export async function pointTo(home: string, name: string): Promise<void> {
  const there = await releases(home);
  if (!there.includes(name))
    throw new UserError(`There is no release ${name} in ${home}. There are: ${there.join(', ') || 'none'}.`);
  const unlock = takeLock(path.join(home, 'publish'), `A publication to ${home}`);
  try {
    await switchTo(home, name);
  } finally {
    unlock();
  }
}
