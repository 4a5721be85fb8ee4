import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import sirv from 'sirv';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { clientFiles } from '#site/clientPackages';
import { packageLanguages } from '../../src/guides/clients/build/languages';
import { PROGRAMS } from '../../src/guides/clients/build/programs';
import { pathOf, skipsWithout } from '../programs';
import { JAVA } from '../samples/languages';
import { servedSandbox } from '../sandbox/served';
import { TSX } from '../support/execute';
import { testFolder } from '../support/testFolder';
import { testServer } from '../support/testServer';
import { run } from './install';

/** Expected output of the programs of the page Clients, by name. */
const OUTPUT: Record<string, string> = {
  'first-call': 'Eksempel Teknik ApS 432100\n',
  errors: 'No such company.\n',
  responses: 'companyByCompanyId 200 99 of 100 requests left\n',
  pages: [
    '00000000-0000-4000-8000-000000002001 FINANCIAL_REPORT_PUBLISHED',
    '00000000-0000-4000-8000-000000002002 FINANCIAL_REPORT_CORRECTED',
    '00000000-0000-4000-8000-000000002003 FINANCIAL_REPORT_PUBLISHED\n',
  ].join('\n'),
};

const files = testServer(sirv(paths.static, { dev: true }));
const sandbox = servedSandbox();
const home = testFolder();

/** Programs for the first word of the commands on the page, as they are found on this machine. */
const programs: Record<string, () => string[]> = {
  // The folder is empty; without these options npm would look for news of the package.
  'npm install': () => ['npm', 'install', '--no-audit', '--no-fund', '--cache=cache'],
  'pip install': () => [pathOf('python'), '-m', 'pip', 'install', '--no-index', '--target=.', '--quiet'],
  'curl -fO': () => [pathOf('curl'), '-fO'],
  'npx tsx': () => TSX,
  python3: () => [pathOf('python')],
  java: () => JAVA(),
};

/** Returns a command of the page with the programs of this machine. */
function commandOf(text: string): string[] {
  const name = Object.keys(programs).find((start) => text.startsWith(`${start} `));
  if (!name) throw new Error(`There is no program for: ${text}`);
  return [...(programs[name]?.() ?? []), ...text.slice(name.length + 1).split(' ')];
}

const NEEDS = { typescript: [], python: ['python', 'pip'], java: ['java', 'curl'] } as const;

describe.each(Object.values(packageLanguages))('$label', ({ id, install, file, run: runs }) => {
  it.skipIf(skipsWithout(...NEEDS[id]))(
    'is installed from its address in an empty folder, and runs the programs of the page',
    async () => {
      const folder = path.join(home, id);
      mkdirSync(folder);
      const archive = clientFiles()[id];
      await run(commandOf(install(`${files.origin}/${archive}`)), folder);
      const variables = { [site.keyVariable]: 'sandbox', [site.hostVariable]: sandbox.origin };
      for (const [name, printed] of Object.entries(OUTPUT)) {
        copyFileSync(path.join(PROGRAMS, file(name)), path.join(folder, file(name)));
        const command = commandOf(runs(file(name)));
        expect((await run(command, folder, variables)).replaceAll('\r\n', '\n'), name).toBe(printed);
      }
    },
  );
});
