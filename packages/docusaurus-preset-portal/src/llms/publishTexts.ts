import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/listFiles';
import { paths } from '../lib/paths';
import { applyBranding } from '../openapi/applyBranding';
import type { ReferencePageData } from '../openapi/model';
import { PUBLISHED_LIST } from '../reference/history/publishVersions';
import { readPublishedContracts } from '../reference/publishedContracts';
import { WORKFLOWS } from '../workflows';
import { forPrograms } from './forPrograms';
import { indexes } from './indexes';
import { gather } from './mcp/gather';
import { linkResolver, markdownPath } from './pages/addresses';
import { makeMarkdownCopies } from './pages/makeMarkdownCopies';
import type { RelatedSection } from './pages/sections';

const FOLDER = path.join(paths.data, 'agents');

const read = (name: string): Promise<string> =>
  readFile(path.join(FOLDER, name), 'utf8').then(
    (text) => applyBranding(text).trim(),
    (error: { code?: string }) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );

/** Reads the owner's texts for programs: the Markdown at the top of `llms.txt`, and a `SKILL.md`. A missing file is empty. */
const readOwnerTexts = async () => ({
  instructions: await read('instructions.md'),
  skill: await read('skill.md'),
});

/** Makes the links of a text absolute; links to pages lead to their Markdown copies. */
const withLinks = (text: string, linkTo: (href: string) => string): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);

/** File of what the tools of coding agents know, in the folder of generated files. */
export const KNOWLEDGE = 'knowledge.json';

const PROGRAMS = 'recipes';

export interface PublishOptions {
  build: string;
  /** Folder of generated files of the plugins. */
  generated: string;
  version: string;
  routes: readonly string[];
  pages: readonly ReferencePageData[];
  sections: readonly RelatedSection[];
}

function write(build: string, name: string, text: string): void {
  const file = path.join(build, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the files for programs; returns the path of the Markdown copy of a page by its file, and a summary. */
export async function publishTexts({ build, generated, version, routes, pages, sections }: PublishOptions) {
  const [contracts, texts] = await Promise.all([readPublishedContracts(build), readOwnerTexts()]);
  const { copies, files: pageFiles } = await makeMarkdownCopies(build, routes, pages, contracts);
  const linkTo = linkResolver(copies.map(({ permalink }) => permalink));
  const instructions = withLinks(texts.instructions, linkTo);
  const skill = texts.skill && withLinks(texts.skill, linkTo);
  const hasWorkflows = existsSync(path.join(build, WORKFLOWS));
  const hasPublished = existsSync(path.join(build, PUBLISHED_LIST));
  for (const { path: file, text } of copies) write(build, file, text);
  for (const [file, text] of indexes({ copies, sections, pages, hasPublished, hasWorkflows, instructions, skill }))
    write(build, file, forPrograms(file, text));
  const programs = (await listFiles(path.join(paths.static, PROGRAMS))).map((file) => `/${PROGRAMS}/${file}`);
  write(
    generated,
    KNOWLEDGE,
    JSON.stringify(await gather({ version, copies, programs, contracts, pages, instructions })),
  );
  const characters = copies.reduce((sum, { text }) => sum + text.length, 0);
  return {
    markdownCopyOf: (file: string) => {
      const permalink = pageFiles.get(file);
      return permalink === undefined ? undefined : markdownPath(permalink);
    },
    summary: `For programs: ${copies.length} pages as Markdown, ${characters} characters.`,
  };
}
