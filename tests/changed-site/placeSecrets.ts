import { appendFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secretAt } from '../support/secrets';

/**
 * Places secrets around a copy of the site, where no page may take them from.
 *
 * @returns those in variables.
 */
export async function placeSecrets(folder: string, secret: string): Promise<Record<string, string>> {
  const at = (place: string) => secretAt(secret, place);
  const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await put('.env', `TOKEN=${at('beside')}\n`);
  await put('.npmrc', `//registry.test/:_authToken=${at('npmrc')}\n`);
  await put('notes.json', JSON.stringify(at('linked')));
  await symlink(path.join(folder, 'notes.json'), path.join(folder, 'docs/docs/notes.json'));
  await put('docs/docs/.notes.json', JSON.stringify(at('hidden')));
  await put('docs/_data/.notes.json', JSON.stringify(at('data')));
  await put('api-specs/.env', `TOKEN=${at('contracts')}\n`);
  await put(
    'docs/docs/noted.mdx',
    `---\ntitle: Noted\n# ${at('front-matter-comment')}\nreviewer_token: ${at('front-matter')}\n---\n\nText. {/* ${at('guide')} */}\n`,
  );
  const [contract = ''] = (await readdir(path.join(folder, 'api-specs'))).filter((name) => name.endsWith('.yaml'));
  await appendFile(path.join(folder, 'api-specs', contract), `\n# ${at('contract')}\n`);
  return { NPM_TOKEN: at('variable'), GITHUB_TOKEN: at('workflow') };
}
