import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReferencePageData } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import type { Portal } from '../content/portal';
import { aboutOf } from '../content/sandbox';
import type { Guide } from '../plugins/finished-pages/guide';
import { applyBranding, ownerOf } from '../reference/applyBranding';
import { PUBLISHED_LIST } from '../reference/history/publishVersions';
import { readPublishedContracts } from '../reference/publishedContracts';
import { WORKFLOWS } from '../workflows';
import { forPrograms } from './forPrograms';
import { apiIndex, apiLlmsFull, apiLlmsTxt, apiPages, type LlmsSources, llmsTxt } from './index-files/llmsTxt';
import { gather, KNOWLEDGE } from './knowledge';
import { INDEX, linkResolver } from './pages/addresses';
import { makeMarkdownCopies } from './pages/markdownCopy';
import { filesOf } from './pages/parts';
import type { RelatedSection } from './pages/sections';

interface Indexed extends Omit<LlmsSources, 'files' | 'portal'> {
  pages: readonly ReferencePageData[];
  hasPublished: boolean;
  hasWorkflows: boolean;
}

/** Returns the indexes of a site and of each of its APIs. */
export function indexesOf(portal: Portal, sources: Indexed): [file: string, text: string][] {
  const { copies, pages, hasPublished, hasWorkflows } = sources;
  const files = [
    portal.sandbox && {
      title: 'Documentation, sandbox and MCP server in one file',
      path: `/${aboutOf(portal).tarball}`,
      about:
        'Runs without a network, with Node.js 20 or later: npx --yes and its address. With --mcp it is an MCP server over stdio.',
    },
    hasPublished && {
      title: 'Published contracts',
      path: PUBLISHED_LIST,
      about: 'Every version of every contract, with its SHA-256.',
    },
    hasWorkflows && {
      title: 'Workflows',
      path: WORKFLOWS,
      about: 'Tasks of several requests: what each hands on, when to repeat (Arazzo 1.0).',
    },
  ].filter((file) => typeof file === 'object');
  const downloadsOf = (id: string) =>
    pages.flatMap((page) => (page.kind === 'overview' && page.api.id === id ? page.downloads : []));
  return [
    [INDEX, llmsTxt({ ...sources, portal, files })],
    ...portal.apis.flatMap((api): [string, string][] => [
      [apiIndex(api.route), apiLlmsTxt(portal.site, api, copies, downloadsOf(api.id))],
      [apiPages(api.route), apiLlmsFull(api.id, copies)],
    ]),
  ];
}

/** Returns the owner's text for programs, which stands at the top of `llms.txt`, if there is one. */
function readInstructions(portal: Portal): string {
  const file = path.join(portal.paths.data, 'agents/instructions.md');
  return existsSync(file) ? applyBranding(readFileSync(file, 'utf8'), ownerOf(portal)).trim() : '';
}

/** Makes the links of a text absolute; links to pages lead to their Markdown copies. */
const withLinks = (text: string, linkTo: (href: string) => string): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);

const PROGRAMS = 'recipes';

export interface PublishOptions {
  build: string;
  /** Folder of generated files of the plugins. */
  generated: string;
  version: string;
  routes: readonly string[];
  portal: Portal;
  pages: readonly ReferencePageData[];
  guides: ReadonlyMap<string, Guide>;
  sections: readonly RelatedSection[];
}

/** Writes a file of a build, and the folders that it is in. */
export function writeText(build: string, name: string, text: string): void {
  const file = path.join(build, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the files for programs; returns a summary. */
export async function publishTexts(options: PublishOptions): Promise<string> {
  const { build, generated, version, routes, portal, pages, guides, sections } = options;
  const contracts = await readPublishedContracts(portal.apis, build);
  const copies = makeMarkdownCopies(routes, pages, guides, { ...portal, contracts });
  const linkTo = linkResolver(
    portal.site,
    copies.map(({ permalink }) => permalink),
  );
  const instructions = withLinks(readInstructions(portal), linkTo);
  const hasWorkflows = existsSync(path.join(build, WORKFLOWS));
  const hasPublished = existsSync(path.join(build, PUBLISHED_LIST));
  const files = copies.flatMap((copy) => filesOf(copy, portal.site));
  for (const { path: file, text } of files) writeText(build, file, text);
  for (const [file, text] of indexesOf(portal, { copies, sections, pages, hasPublished, hasWorkflows, instructions }))
    writeText(build, file, forPrograms(file, text));
  const programs = (await listFiles(path.join(portal.paths.static, PROGRAMS))).map((file) => `/${PROGRAMS}/${file}`);
  if (portal.sandbox) {
    const known = await gather(portal, { version, copies: files, programs, contracts, pages, instructions });
    writeText(generated, KNOWLEDGE, JSON.stringify(known));
  }
  const characters = copies.reduce((sum, { text }) => sum + text.length, 0);
  return `For programs: ${copies.length} pages as Markdown, ${characters} characters.`;
}
