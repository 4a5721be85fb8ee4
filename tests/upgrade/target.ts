import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Target versions by package; a name that ends in `/` stands for every package of that scope. */
export const TARGET: Record<string, string> = {
  '@docusaurus/': '3.10.2',
  'docusaurus-plugin-openapi-docs': '5.2.0',
  'docusaurus-theme-openapi-docs': '5.2.0',
  react: '19.2.0',
  'react-dom': '19.2.0',
  '@types/react': '19.2.2',
  '@types/react-dom': '19.2.2',
};

/** Packages that are pinned, because the newest version needs packages that npm lacks. */
const OVERRIDES = { '@docsearch/react': '4.6.1' };

/** Edits of the upgrade: file, text, and its replacement. */
export const EDITS: [file: string, before: string, after: string][] = [
  ['packages/docusaurus-preset-portal/src/plugins/bundler.ts', 'experimental_faster:', 'faster:'],
];

/** Files that come with the upgrade. */
const FILES: [file: string, text: string][] = [
  [
    'packages/docusaurus-preset-portal/src/theme/DocBreadcrumbs/StructuredData/index.tsx',
    `import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** For search engines, in the HTML: a script that the browser makes breaks the policy of the pages (Trusted Types). */
export default typeof window === 'undefined' ? StructuredData : () => null;
`,
  ],
];

type Dependencies = Record<string, string>;

const upgraded = (dependencies: Dependencies): Dependencies =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => {
      const key = Object.keys(TARGET).find((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
      return [name, key ? (TARGET[key] ?? version) : version];
    }),
  );

/**
 * Sets the versions of `TARGET` in a copy of the site, and makes the edits and files they need.
 *
 * @throws Error if a text to edit is missing: the upgrade no longer needs that edit, or needs another one.
 */
export async function retarget(folder: string): Promise<void> {
  for (const name of ['package.json', 'packages/docusaurus-preset-portal/package.json']) {
    const file = path.join(folder, name);
    const { dependencies, devDependencies, overrides, ...own } = JSON.parse(await readFile(file, 'utf8'));
    const written = {
      ...own,
      ...(dependencies && { dependencies: upgraded(dependencies) }),
      ...(devDependencies && { devDependencies: upgraded(devDependencies) }),
      ...(overrides && { overrides: { ...overrides, ...OVERRIDES } }),
    };
    await writeFile(file, JSON.stringify(written, null, 2));
  }
  await rm(path.join(folder, 'package-lock.json'));
  for (const [name, before, after] of EDITS) {
    const target = path.join(folder, name);
    const text = await readFile(target, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} does not hold ${JSON.stringify(before)}.`);
    await writeFile(target, text.replaceAll(before, after));
  }
  for (const [name, text] of FILES) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
