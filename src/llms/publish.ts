import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildCache, openCache } from '../lib/fileCache';
import { markHandled } from '../lib/markHandled';
import type { ReferencePage } from '../openapi/model';
import { hashInputs } from '../plugins/generation/stamp';
import { PUBLISHED_LIST } from '../reference/history/publishVersions';
import { SINGLE_FILE_NAME } from '../search';
import { forPrograms } from './forPrograms';
import { indexes } from './indexes';
import { gather } from './mcp/gather';
import type { Knowledge } from './mcp/knowledge';
import { readListedValues } from './mcp/listedValues';
import { MCP_FILE, pack } from './mcp/pack';
import { linkResolver, markdownPath } from './pages/addresses';
import { readContracts } from './pages/contracts';
import { makeMarkdownCopies } from './pages/makeMarkdownCopies';
import type { Section } from './pages/sections';
import { readTexts, withLinks } from './texts';

export interface PublishOptions {
  /** Folder of the finished build. */
  build: string;
  /** Folder of generated files of the plugins. */
  generated: string;
  /** Version of the site. */
  version: string;
  /** Permalinks of all pages. */
  routes: readonly string[];
  pages: readonly ReferencePage[];
  sections: readonly Section[];
}

/** Returns a cache whose entries are valid for one state of the inputs only. */
const cacheFor = (cache: BuildCache, state: string): Pick<BuildCache, 'get'> => ({
  get: (input, make) => cache.get(`${state}\0${input}`, make),
});

/** Writes a text file into a build. */
function write(build: string, name: string, text: string): void {
  const file = path.join(build, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes the files for programs into a build.
 *
 * @returns The path of the Markdown copy of a page by its file, and a summary for the log that resolves after the MCP
 * server, the slowest part, is written.
 */
export async function publish({ build, generated, version, routes, pages, sections }: PublishOptions) {
  const [contracts, texts] = await Promise.all([readContracts(build), readTexts()]);
  const [copiesCache, factsCache] = [openCache('markdown-copies'), openCache('page-facts')];
  const state = hashInputs('.', process.env);
  const markdownCopies = makeMarkdownCopies(build, routes, pages, contracts, {
    copies: cacheFor(copiesCache, state),
    facts: cacheFor(factsCache, state),
  });
  const linked = markdownCopies.then(({ copies }) => {
    const linkTo = linkResolver(copies.map(({ permalink }) => permalink));
    return {
      instructions: withLinks(texts.instructions, linkTo),
      skill: texts.skill && withLinks(texts.skill, linkTo),
    };
  });
  const knowledge = async (): Promise<Knowledge> => {
    const [{ copies }, { instructions }] = await Promise.all([markdownCopies, linked]);
    const searchIndex = JSON.parse(await readFile(path.join(generated, SINGLE_FILE_NAME), 'utf8')) as Record<
      string,
      string
    >;
    const listed = await readListedValues(build);
    return gather({ version, copies, contracts, pages, instructions, listed, searchIndex });
  };
  const server = markHandled(pack(knowledge()));
  const [{ copies, files: pageFiles }, linkedTexts] = await Promise.all([markdownCopies, linked]);
  await Promise.all([copiesCache.prune(), factsCache.prune()]);
  const hasPublished = existsSync(path.join(build, PUBLISHED_LIST));
  for (const { path: file, text } of copies) write(build, file, text);
  for (const [file, text] of indexes({ copies, sections, pages, hasPublished, ...linkedTexts }))
    write(build, file, forPrograms(file, text));
  const characters = copies.reduce((sum, { text }) => sum + text.length, 0);
  return {
    markdownCopyOf: (file: string) => {
      const permalink = pageFiles.get(file);
      return permalink === undefined ? undefined : markdownPath(permalink);
    },
    written: markHandled(
      server.then((text) => {
        write(build, MCP_FILE, text);
        return `For programs: ${copies.length} pages as Markdown, ${characters} characters; a server of ${Math.round(Buffer.byteLength(text) / 1000)} kB.`;
      }),
    ),
  };
}
