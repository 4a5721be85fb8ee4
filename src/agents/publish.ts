import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from '../apis';
import { type BuildCache, openCache } from '../buildCache';
import { hashInputs } from '../delivery/generation/stamp';
import type { OverviewPage, ReferencePage } from '../openapi/model';
import { WHOLE } from '../search';
import { apiIndex, apiLlmsFull, apiLlmsTxt, apiPages, llmsTxt } from './llms/llmsTxt';
import { gather } from './mcp/gather';
import { MCP_FILE, pack } from './mcp/pack';
import { INDEX, linksToTwins, twinPath } from './pages/addresses';
import { readContracts } from './pages/contracts';
import { makeTwins } from './pages/makeTwins';
import type { Section } from './pages/sections';
import { readTexts, withLinks } from './texts';
import { API_CATALOG, apiCatalog } from './wellKnown/apiCatalog';
import { skillFiles } from './wellKnown/skills';

export interface PublishOptions {
  /** Folder of the finished build. */
  build: string;
  /** Folder of what the plugins generated. */
  generated: string;
  /** Version of the site. */
  version: string;
  /** Permalinks of all pages. */
  routes: readonly string[];
  pages: readonly ReferencePage[];
  sections: readonly Section[];
}

/** A cache whose files count for one state of what they are made from. */
const keptFor = (kept: BuildCache, state: string): Pick<BuildCache, 'get'> => ({
  get: (input, make) => kept.get(`${state}\0${input}`, make),
});

const isOverview = (page: ReferencePage): page is OverviewPage => page.kind === 'overview';

/**
 * Writes what programs read into a build.
 *
 * @returns What was written, for people, the path of the twin of a page by its file, and the tags that files leave out.
 */
export async function publish({ build, generated, version, routes, pages, sections }: PublishOptions) {
  const [contracts, texts] = await Promise.all([readContracts(build), readTexts()]);
  const [kept, facts] = [openCache('twins'), openCache('page-facts')];
  const state = hashInputs('.', process.env);
  const {
    twins,
    files: pageFiles,
    missing,
  } = await makeTwins(build, routes, pages, contracts, { twins: keptFor(kept, state), facts: keptFor(facts, state) });
  await Promise.all([kept.prune(), facts.prune()]);
  const linkTo = linksToTwins(twins.map(({ permalink }) => permalink));
  const instructions = withLinks(texts.instructions, linkTo);
  const skill = texts.skill ? skillFiles(withLinks(texts.skill, linkTo)) : [];
  const extras = [
    ...skill
      .slice(1)
      .map(([file]) => ({ title: 'Skill', path: file, about: 'How to integrate well, for coding agents.' })),
    {
      title: 'MCP server',
      path: MCP_FILE,
      about: 'This documentation as tools, over stdio: node, one file, no network.',
    },
    { title: 'API catalogue', path: API_CATALOG, about: 'Where each API is served and described (RFC 9727).' },
  ];
  const files: [file: string, text: string][] = [
    ...twins.map(({ path: file, text }): [string, string] => [file, text]),
    [INDEX, llmsTxt({ twins, sections, instructions, files: extras })],
    ...apis.flatMap((api): [string, string][] => [
      [apiIndex(api.route), apiLlmsTxt(api, twins)],
      [apiPages(api.route), apiLlmsFull(api.id, twins)],
    ]),
    ...skill,
    [API_CATALOG, apiCatalog(pages.filter(isOverview))],
  ];
  const searchIndex = JSON.parse(await readFile(path.join(generated, WHOLE), 'utf8')) as Record<string, string>;
  const knowledge = await gather({ version, twins, contracts, pages, instructions, searchIndex });
  const server = await pack(knowledge);
  files.push([MCP_FILE, server]);
  for (const [name, text] of files) {
    const file = path.join(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const characters = twins.reduce((sum, { text }) => sum + text.length, 0);
  return {
    said: `For programs: ${twins.length} pages as Markdown, ${characters} characters; a server of ${Math.round(Buffer.byteLength(server) / 1000)} kB.`,
    missing,
    twinOf: (file: string) => {
      const permalink = pageFiles.get(file);
      return permalink === undefined ? undefined : twinPath(permalink);
    },
  };
}
