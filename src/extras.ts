import translations from '../docs/_data/attribute-translations.json';
import { listedValues } from './agents/mcp/listedValues';
import { sandboxProgram } from './agents/sandbox-file/program';
import { jsonOf } from './attributes/build/downloads';
import { returnedBy } from './attributes/build/returnedBy';
import type { Extra } from './delivery/generation/generateAll';
import { PACKED, packSandbox } from './sandbox/pack';
import { searchedWith } from './searched';
import type { AttributeTranslation } from './translations';

/**
 * Packs the sandbox with its MCP server.
 *
 * @param folder Folder the site serves.
 * @returns size of the one file in bytes.
 */
export const packWithTools = async (folder: string): Promise<number> => {
  const attributes = translations as AttributeTranslation[];
  const byKey = new Map(attributes.map((one) => [one.key, one]));
  const list = jsonOf(attributes, await returnedBy({ byKey }));
  return packSandbox(
    folder,
    // Questions lead to guides, which are not in it.
    await sandboxProgram(await searchedWith(attributes, []), { 'attribute-key': listedValues(list) }),
  );
};

/** Files that this site makes together with the reference: the sandbox as one file. */
export const extras: readonly Extra[] = [
  {
    folder: PACKED.slice(0, PACKED.lastIndexOf('/')),
    make: async (served) => `Sandbox: one file of ${Math.round((await packWithTools(served)) / 1000)} kB.`,
  },
];
