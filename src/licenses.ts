import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the package that a file belongs to. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Returns the license texts of the packages that files belong to, by name and version.
 *
 * @param files Paths; those outside of `node_modules` are left out.
 * @throws Error when a package names no license.
 */
export function licensesOf(files: Iterable<string>): string {
  const folders = new Set([...files].flatMap((file) => PACKAGE.exec(path.resolve(file))?.[1] ?? []));
  const texts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^(license|licence|copying)/i.test(one));
    if (!file && !license) throw new Error(`The package ${name} has no license, so it can not be published.`);
    return `${name} ${version}\n\n${file ? readFileSync(path.join(folder, file), 'utf8').trim() : `License: ${license}`}`;
  });
  return `${[...new Set(texts)].sort().join('\n\n---\n\n')}\n`;
}
