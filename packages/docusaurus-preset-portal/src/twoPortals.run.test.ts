import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../tests/support/testFolder';
import * as plain from './content/plain';
import { type Portal, portalOf } from './content/portal';
import { makeReferenceCopies } from './llms/pages/markdownCopy';
import { generateAll } from './plugins/generation/generateAll';
import { readPublishedContracts } from './reference/publishedContracts';
import { readPages } from './reference/readPages';
import { buildIndex } from './search/build/buildIndex';

const root = testFolder();

/** Returns a portal of one contract, whose content shows in pages, samples, forms, search and copies. */
function portalAt(folder: string, name: string): Portal {
  const siteDir = path.join(root, folder);
  const contract = `openapi: 3.1.0
info: { title: ${name}, version: 1.0.0 }
servers: [{ url: https://placeholder.example }]
paths:
  /${name}/{id}:
    get:
      operationId: get
      summary: Get ${name}
      security: [{ key: [] }]
      parameters: [{ name: id, in: path, required: true, example: a1, schema: { type: string } }]
      responses: { 200: { description: Found. } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-API-Key } } }`;
  writeFiles(siteDir, { 'api-specs/api.yaml': contract, 'package.json': '{}' });
  return portalOf(
    {
      ...plain,
      site: { ...plain.site, title: name, slug: name, url: `https://${name}.test`, keyVariable: `${name}_KEY` },
      hosts: { siteUrl: '', apiBaseUrl: 'https://placeholder.example' },
      placeholders: [['Found', `Found ${name}`]],
      describeOperation: (operation) => {
        operation.sections = [{ id: 'own', title: `Section of ${name}`, html: '' }];
      },
      apis: [{ id: name, title: name, spec: 'api.yaml', route: `/api/${name}`, blurb: '' }],
    },
    siteDir,
  );
}

/** Makes pages, downloads, search index and Markdown copies of a portal; returns all files by name. */
async function make(portal: Portal): Promise<Map<string, string>> {
  await generateAll(portal, {});
  const pages = await readPages(portal);
  const contracts = await readPublishedContracts(portal.apis, portal.paths.static);
  // Without what is staged: only files that differ leave it.
  const files = listFilesSync(portal.siteDir).filter((file) => !/^\.generated\/(stamp|next|docs)\b/.test(file));
  return new Map([
    ...files.map((file) => [file, readFileSync(path.join(portal.siteDir, file), 'utf8')] as const),
    ['index.json', JSON.stringify(buildIndex({ pages, guides: [], content: portal }))],
    ...makeReferenceCopies(pages, { ...portal, contracts }).map((copy) => [copy.path, copy.text] as const),
  ]);
}

it('two portals in one process are what each is alone', async () => {
  const [house, boat] = [portalAt('house', 'house'), portalAt('boat', 'boat')];
  const together = [await make(house), await make(boat), await make(house), await make(boat)];
  const alone = [await make(portalAt('other-house', 'house')), await make(portalAt('other-boat', 'boat'))];
  expect(together).toEqual([...alone, ...alone]);
  const [text, other] = together.map((files) => [...files.values()].join('\n')) as [string, string];
  for (const shown of ['https://house.test', 'house_KEY', 'Section of house', 'Found house'])
    expect(text).toContain(shown);
  expect(text).not.toContain('boat');
  expect(other).not.toContain('house');
});
