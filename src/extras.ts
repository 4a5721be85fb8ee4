import translations from '../docs/_data/attribute-translations.json';
import glossary from '../docs/_data/glossary.json';
import dictionary from '../docs/_data/search-dictionary.json';
import synonyms from '../docs/_data/search-synonyms.json';
import { sandboxProgram } from './agents/sandbox-file/program';
import { changelogData } from './changes/build/data';
import type { Extra } from './delivery/generation/generateAll';
import { PACKED, packSandbox } from './sandbox/pack';
import { guides } from './site';
import type { AttributeTranslation } from './translations';

/** What the sandbox's file is searched for besides the reference: no guides, they are not in it. */
const searched = async () => ({
  attributes: translations as AttributeTranslation[],
  attributesPage: guides.attributes,
  glossary,
  glossaryPage: guides.glossary,
  releases: (await changelogData()).releases,
  changelogPage: guides.changelog,
  synonyms,
  dictionary,
  questions: [],
});

/**
 * Packs the sandbox with its MCP server.
 *
 * @param folder Folder the site serves.
 * @returns size of the one file in bytes.
 */
export const packWithTools = async (folder: string): Promise<number> =>
  packSandbox(folder, await sandboxProgram(await searched()));

/** What this site makes together with the reference: the sandbox as one file. */
export const extras: readonly Extra[] = [
  {
    folder: PACKED.slice(0, PACKED.lastIndexOf('/')),
    make: async (served) => `Sandbox: one file of ${Math.round((await packWithTools(served)) / 1000)} kB.`,
  },
];
