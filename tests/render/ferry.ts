import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect } from 'vitest';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { secretAt } from '../support/secrets';
import { textsOf } from './foreign';

/** A contract with guides, a logo, workflows and an earlier version. */
export const FERRY = 'tests/fixtures/render/ferry';

/** Makes a folder for the portals of a test file, and removes it afterwards. */
export function ferryPortals() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Renders a portal; returns its folder and the output of the command. */
  async function render(args: string[], variables = {}): Promise<{ portal: string; log: string }> {
    const portal = path.join(folder, 'portal');
    const command = npm('run', '--silent', 'render', '--', '--out', portal, ...args);
    const { status, stdout, stderr } = await execute(command, process.cwd(), variables);
    const log = stdout + stderr;
    expect(status, log).toBe(0);
    return { portal, log };
  }
  return { render, ferryWith: (secret: string) => ferryWith(secret, path.join(folder, 'company/ferry')) };
}

/**
 * Copies the ferry into a folder where secrets lie around all that a portal is made of.
 *
 * @param ferry The folder.
 * @returns the folder with the contract, and the variables of the command.
 */
async function ferryWith(secret: string, ferry: string) {
  await cp(FERRY, ferry, { recursive: true });
  const at = (place: string) => secretAt(secret, place);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(path.join(ferry, file), edit(await readFile(path.join(ferry, file), 'utf8')));
  await writeFile(path.join(ferry, '../.npmrc'), `//registry.test/:_authToken=${at('above')}\n`);
  await writeFile(path.join(ferry, '.env'), `TOKEN=${at('beside')}\n`);
  await writeFile(path.join(ferry, 'guides/.notes.md'), `# ${at('hidden')}\n`);
  await writeFile(path.join(ferry, 'guides/notes.txt'), at('no-guide'));
  await writeFile(path.join(ferry, '../linked.json'), JSON.stringify(at('linked')));
  await symlink(path.join(ferry, '../linked.json'), path.join(ferry, 'guides/linked.json'));
  await writeFile(path.join(ferry, 'guides/tickets/terms.json'), '{}');
  await writeFile(path.join(ferry, 'guides/tickets/noted.md'), `# Noted\n\nText. {/* ${at('excerpt')} */}\n`);
  await writeFile(path.join(ferry, '../alias.json'), JSON.stringify(at('alias')));
  await writeFile(
    path.join(ferry, 'guides/package.json'),
    JSON.stringify({ browser: { './tickets/terms.json': path.join(ferry, '../alias.json') } }),
  );
  await change('guides/01-start.md', (text) =>
    text.replace('---\n', `---\n# ${at('front-matter-comment')}\nreviewer_token: ${at('front-matter')}\n`),
  );
  await appendFile(
    path.join(ferry, 'guides/tickets/prices.mdx'),
    `\n{/* ${at('guide')} */}\n\n[Terms](./terms.json)\n`,
  );
  await change('openapi.yaml', (text) =>
    `# ${at('contract')}\n${text}`.replace(
      'paths:\n',
      `paths:\n  /keys: { get: { x-internal: true, description: ${at('internal')}, responses: {} } }\n`,
    ),
  );
  return { ferry, variables: { API_KEY: at('key'), NPM_TOKEN: at('variable') } };
}

/** Texts of all files by name. */
export const allTexts = (portal: string) =>
  new Map(listFilesSync(portal).map((file) => [file, textsOf(path.join(portal, file)).join('\n')]));
