import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files of a site that decide how its modules are compiled. */
export const INPUTS = [
  'api-specs/a/b.yaml',
  'docs/_data/terms.json',
  'src/x/plugin.ts',
  'src/x/View.tsx',
  'src/x/view.css',
  'static/img/logo.svg',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  '.docusaurus/routes.js',
  '.docusaurus/registry.js',
];

/** A folder for the time of a test, with files that hold their names. */
export function makeFolder(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-cache-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
}
