import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerOf, withOwner } from 'docusaurus-preset-portal/node';
import { ContractError } from 'openapi-toolkit';
import { bundleContract } from 'openapi-toolkit/node';
import { type DataRow, DEFAULT_API, type SandboxData } from 'openapi-toolkit/sandbox';
import { parse } from 'yaml';
import { apis, hosts, placeholders, site } from '#site';
import { codeLists } from '#vocabulary/codeLists';

/** Data of the sandbox besides the contracts: plain JSON. */
type OwnData = {
  /** Content of `api-specs/world.yaml`: facts that the examples of the contracts agree with. */
  world: DataRow;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: DataRow[];
  /** Labels of codes: attribute → code → label. Derived from the code lists. */
  codeLabels: Record<string, Record<string, DataRow>>;
};

/** All data of the sandbox. */
export type WorldData = SandboxData & OwnData;

/**
 * Reads the contracts, the world and the list of features from the repository.
 *
 * @param specs Folder of the contracts.
 * @throws ContractError that names the unreadable file.
 */
export async function readData(specs = 'api-specs'): Promise<WorldData> {
  const owner = { ...ownerOf({ site, hosts, placeholders }), apiBaseUrl: DEFAULT_API };
  const [documents, own] = await Promise.all([
    Promise.all(
      apis.map(async ({ id, title, spec }) => {
        const document = withOwner(await bundleContract(path.join(specs, spec), { allow: [specs] }), owner);
        return { id, title, document };
      }),
    ),
    readOwnData(specs),
  ]);
  return { apis: documents, ...own };
}

/** Reads the world and the list of features from the repository. */
export async function readOwnData(specs = 'api-specs'): Promise<OwnData> {
  const [world, translations] = await Promise.all([
    read(path.join(specs, 'world.yaml'), parse),
    read('docs/_data/attribute-translations.json', JSON.parse),
  ]);
  return { world, translations, codeLabels };
}

/** Attribute → code → label. A list may lack a field: `checks/data` says so, after this was read. */
const codeLabels: OwnData['codeLabels'] = Object.fromEntries(
  codeLists.flatMap(({ attributes = [], codes = [] }) =>
    attributes.map((key) => [key, Object.fromEntries(codes.map(({ code, da, en }) => [code, { da, en }]))]),
  ),
);

async function read(file: string, parseText: (text: string) => unknown) {
  try {
    // biome-ignore lint/suspicious/noExplicitAny: files of this repository, checked by its tests
    return parseText(await readFile(file, 'utf8')) as any;
  } catch (error) {
    throw new ContractError(
      `The sandbox can't read it: ${(error as Error).message.split('\n')[0]}`,
      file,
      'Check that the file exists and is well formed.',
    );
  }
}
