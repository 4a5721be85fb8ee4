import { readFile } from 'node:fs/promises';
import { site } from '#site';
import { paths } from '../../lib/paths';
import { readPages } from '../../reference/readPages';
import { buildIndex, type Sources } from '../../search/build/buildIndex';
import { SINGLE_FILE_LIMITS } from '../../search/build/split';
import { gather } from '../mcp/gather';
import type { Knowledge } from '../mcp/knowledge';
import { MCP_FILE } from '../mcp/pack';
import { absolute, linkResolver } from '../pages/addresses';
import { readContracts } from '../pages/contracts';
import { makeReferenceCopies } from '../pages/makeMarkdownCopies';
import { readTexts, withLinks } from '../texts';
import type { SandboxFileData } from './data';

const NOTE =
  'The sandbox that call_sandbox calls runs as long as this server: leave its port out. This server has the reference, the code lists and the changes.';

/**
 * Gathers what the MCP server in the sandbox file knows. The file is generated with the reference, before the site is built:
 * a guide contains the digest of this file, so the file can't contain the guides.
 *
 * @param searchSources Search sources besides the reference.
 * @param listed Values that the site lists, by identifier.
 */
export async function sandboxKnowledge(
  searchSources: Omit<Sources, 'pages' | 'guides'>,
  listed: Knowledge['listed'],
): Promise<Pick<SandboxFileData, 'knowledge'>> {
  const [pages, contracts, texts, manifest] = await Promise.all([
    readPages(),
    readContracts(paths.static),
    readTexts(),
    readFile('package.json', 'utf8'),
  ]);
  const guides = `Guides are on ${absolute('/')}, as Markdown too (.md behind the address), and in ${absolute(MCP_FILE)}.`;
  const linkTo = linkResolver(undefined);
  const knowledge = await gather({
    version: (JSON.parse(manifest) as { version: string }).version,
    copies: makeReferenceCopies(pages, contracts),
    contracts,
    pages,
    instructions: [NOTE, guides, withLinks(texts.instructions, linkTo)].filter(Boolean).join('\n\n'),
    listed,
    searchIndex: Object.fromEntries(buildIndex({ ...searchSources, pages, guides: [] }, SINGLE_FILE_LIMITS)),
  });
  return { knowledge: { ...knowledge, name: `${site.slug}-sandbox`, elsewhere: guides } };
}
