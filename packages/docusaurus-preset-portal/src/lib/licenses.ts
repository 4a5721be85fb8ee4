import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder of the package that a file belongs to; undefined for files of the site. */
function packageOf(file: string): string | undefined {
  const parts = path.resolve(file).split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  const names = parts[at + 1]?.startsWith('@') ? 2 : 1;
  return at < 0 ? undefined : parts.slice(0, at + 1 + names).join('/');
}

/** Returns the license texts of the packages of files in `node_modules`. Throws if a package names no license. */
export function licensesOf(files: Iterable<string>): string {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  const texts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((name) => /^(license|licence|copying)/i.test(name));
    if (!file && !license) throw new Error(`The package ${name} has no license, so it cannot be published.`);
    return `${name} ${version}\n\n${file ? readFileSync(path.join(folder, file), 'utf8').trim() : `License: ${license}`}`;
  });
  return `${[...new Set(texts)].sort().join('\n\n---\n\n')}\n`;
}
