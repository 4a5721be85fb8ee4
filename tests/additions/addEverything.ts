import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that the checks of a site need, besides those of a build. */
export const CHECKS = [
  'tests',
  'README.md',
  'CONTRIBUTING.md',
  'vitest.config.mts',
  'redocly.yaml',
  'cspell.config.yaml',
  '.markdownlint-cli2.yaml',
  '.gitignore',
];

/** An edit of an existing file: text inserted before or after `at`, which occurs once. */
interface Edit {
  file: string;
  at: string;
  before?: string;
  behind?: string;
}

/** Edits by the heading of CONTRIBUTING.md that describes them; new files are in `files/`. */
export const EDITS: Record<string, Edit[]> = {
  'Add a guide': [{ file: 'sidebars.ts', at: "'docs/life-events',", behind: "\n    'docs/register-states'," }],
  'Add or change an operation': [
    {
      file: 'api-specs/service.yaml',
      at: 'components:\n',
      before: '  /usage/quota:\n    $ref: service/quotaNow.yaml\n',
    },
    { file: 'src/vocabulary/promised.ts', at: "service: ['request-counts-usage'", behind: ", 'quota-now'" },
  ],
  'Add an API': [
    {
      file: 'src/site/apis.ts',
      at: '\n];',
      before: `
  {
    id: 'registers',
    title: 'Registers API',
    spec: 'registers.yaml',
    route: '/api/registers',
    blurb: 'Which registers respond at the moment.',
  },`,
    },
    { file: 'redocly.yaml', at: '\nrules:\n', before: '  registers:\n    root: api-specs/registers.yaml\n' },
    { file: 'src/vocabulary/promised.ts', at: '  service: [', before: "  registers: ['register-state'],\n" },
  ],
};

async function edit(site: string, { file, at, before = '', behind = '' }: Edit): Promise<void> {
  const name = path.join(site, file);
  const text = await readFile(name, 'utf8');
  if (text.split(at).length !== 2) throw new Error(`${file} holds ${JSON.stringify(at)} not exactly once.`);
  await writeFile(
    name,
    text.replace(at, () => before + at + behind),
  );
}

/** Sets the next version of the changed contract and its entry in x-changes, as "Change a published contract" says. */
async function raiseVersion(site: string): Promise<void> {
  const name = path.join(site, 'api-specs/service.yaml');
  const text = await readFile(name, 'utf8');
  const [, major, minor] = /^ {2}version: (\d+)\.(\d+)\./m.exec(text) ?? [];
  const next = `${major}.${Number(minor) + 1}.0`;
  const entry = `
    - version: ${next}
      date: '${new Date().toISOString().slice(0, 10)}'
      summary: Returns how much of the quota is left.
      changes:
        - at: ['#/paths/~1usage~1quota/get']
          text: The operation is new.`;
  await writeFile(
    name,
    text.replace(/^ {2}version: .*$/m, `  version: ${next}`).replace(/^ {2}x-changes:$/m, (line) => line + entry),
  );
}

/** Adds an API, an operation of an existing API, and a guide to a copy of the site. */
export async function addEverything(site: string): Promise<void> {
  await cp('tests/additions/files', site, { recursive: true });
  for (const one of Object.values(EDITS).flat()) await edit(site, one);
  await raiseVersion(site);
}
