import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#site';

/** New values of every field of `src/site/site.ts` that names the owner. */
export const values: Record<string, string> = {
  title: 'Nordlys Register Services',
  tagline: 'Homes. Firms. Cars. Answers while you wait.',
  description: 'Reference and guides of the register services of Nordlys.',
  slug: 'nordlys',
  url: 'https://developers.nordlys.test',
  apiBaseUrl: 'https://gateway.nordlys.test',
  hostVariable: 'NORDLYS_HOST',
  keyVariable: 'NORDLYS_KEY',
  repository: 'https://git.nordlys.test/web/portal',
  signUpUrl: 'https://nordlys.test/become-a-customer',
  contactUrl: 'https://nordlys.test/help',
  statusUrl: 'https://nordlys.test/state',
  securityContact: 'mailto:psirt@nordlys.test',
  accessibilityContact: 'mailto:access@nordlys.test',
  copyright: 'Copyright © 2031 Nordlys A/S',
};

/** The old values, without `editBranch`, `basePath` and numbers, which name nobody. */
export const old: Record<string, string> = Object.fromEntries(
  Object.entries<unknown>({ ...site }).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !['editBranch', 'basePath'].includes(entry[0]),
  ),
);

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="13" fill="#205030"/></svg>\n';

/** Files that another owner changes: values, pictures, colours. */
export const changed = [
  'src/site/site.ts',
  'static/img/logo.svg',
  'static/img/favicon.svg',
  'packages/docusaurus-preset-portal/src/css/tokens.css',
] as const;

/** Changes the owner in a copy of the site, as "Make it yours" in the README says. */
export async function rename(folder: string): Promise<void> {
  const [file, logo, favicon, tokens] = changed.map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  let text = await readFile(file, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const from = JSON.stringify(old[name]).slice(1, -1);
    if (!text.includes(`'${from}'`)) throw new Error(`${file} does not hold '${from}'.`);
    text = text.replace(`'${from}'`, () => `'${value}'`);
  }
  await writeFile(file, text);
  for (const picture of [logo, favicon]) await writeFile(picture, LOGO);
  const css = await readFile(tokens, 'utf8');
  await writeFile(tokens, css.replaceAll('#0a5678', '#205030').replaceAll('#073b54', '#14361f'));
}
