import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createExcerpt, parseMarkdownContentTitle } from '@docusaurus/utils';
import { checkFrontMatter, parseFrontMatter, paths } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { readGuideText } from './guideText';
import type { OwnFiles } from './workplace';

const IS_PAGE = /\.mdx?$/i;
const IS_TAKEN = /\.(?:mdx?|json|ya?ml|png|jpe?g|gif|svg|webp|avif)$/i;
const IS_HIDDEN = /(?:^|\/)\.|(?:^|\/)node_modules\//;
const IS_PARTIAL = /(?:^|\/)_/;
/** Name of a file or folder without a number that orders it: `01-start` → `start`. A date or version is none. */
const PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s\d])/;
const bare = (segment: string): string => segment.replace(PREFIX, '');

/** Serves a slug below `/guides`: Docusaurus takes one that begins with a slash for a path of the whole site. */
const withSlug = (text: string): string =>
  text.replace(/^---\n[\s\S]*?\n---/, (frontMatter) =>
    frontMatter.replace(/^(slug:\s*["']?)(\/(?!guides(?:\/|["']?\s*$)).*)$/m, (_, key: string, slug: string) =>
      `${key}/guides${slug}`.replace(/\/(?=["']?\s*$)/, ''),
    ),
  );

/** A guide as the landing page links to it. */
export interface ListedGuide {
  title: string;
  href: string;
  description: string;
}

interface Guide extends ListedGuide {
  /** True for a guide that is left out, and for one that nothing leads to. */
  isDraft: boolean;
  isUnlisted: boolean;
  /** True for the page of all guides. */
  isStart: boolean;
  /** Below the folder of the guides. */
  file: string;
  position: number | undefined;
}

async function readGuide(folder: string, file: string, fileContent: string): Promise<Guide> {
  const filePath = path.join(folder, file);
  const { frontMatter, content } = await parseFrontMatter({ filePath, fileContent }).catch((error: Error) => {
    const [reason = ''] = error.message.split(/:?\n/);
    throw new UserError(`--guides: ${filePath}: its front matter can't be read: ${reason}`);
  });
  const { contentTitle, content: body } = parseMarkdownContentTitle(content);
  const text = (name: string) => (typeof frontMatter[name] === 'string' ? (frontMatter[name] as string).trim() : '');
  const segments = file.replace(IS_PAGE, '').split('/');
  const last = segments.pop() ?? '';
  const parent = ['/guides', ...segments.map(bare)].join('/');
  // As Docusaurus reads names: capitals do not matter.
  const isIndex = ['index', 'readme', (segments.at(-1) ?? 'guides').toLowerCase()].includes(last.toLowerCase());
  const own = isIndex ? `${parent}/` : `${parent}/${text('id') || bare(last)}`;
  const { sidebar_position: position } = frontMatter;
  const href = text('slug') ? path.posix.resolve(parent, text('slug')) : own;
  return {
    file,
    isDraft: frontMatter.draft === true,
    isUnlisted: frontMatter.unlisted === true,
    isStart: href.replace(/\/$/, '') === '/guides',
    title: text('title') || contentTitle || bare(last),
    description: text('description') || createExcerpt(body) || '',
    href,
    position: typeof position === 'number' ? position : undefined,
  };
}

const byPlace = (guide: Guide, other: Guide): number =>
  (guide.position ?? Number.POSITIVE_INFINITY) - (other.position ?? Number.POSITIVE_INFINITY) ||
  guide.file.localeCompare(other.file, 'en', { numeric: true });

const escapedText = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');

/** A page that lists the guides, for a folder without a page of its own. */
const indexOf = (guides: readonly Guide[]): string =>
  `---
title: Guides
description: All guides.
slug: /guides
sidebar_position: 0
---

${guides
  .map(({ title, file, description }) =>
    [`- [${escapedText(title)}](<./${file}>)`, escapedText(description)].filter(Boolean).join(': '),
  )
  .join('\n')}
`;

/** Files that are left out, in a message. */
const MAX_LISTED = 10;

/** Reads a page. Its front matter is checked before anything parses it. */
async function readSource(folder: string, file: string, name: string): Promise<string> {
  const source = await readFile(path.join(folder, file), 'utf8');
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  checkFrontMatter(text, `--guides: ${name}/${file}`);
  return withSlug(text);
}

/**
 * Reads a folder of guides: their files in the site, the guides in the order of the menu, and the address of the first
 * page. `print` says what is left out or becomes plain text; messages name the folder as it was given (`name`). @throws UserError when
 * there is no guide, and with the place of all that can't be read.
 */
export async function readGuideFolder(
  folder: string,
  print: (text: string) => void,
  name = folder,
): Promise<{ files: OwnFiles; listed: ListedGuide[]; start: string }> {
  const names = (await listFiles(folder)).filter((file) => !IS_HIDDEN.test(file));
  const taken = names.filter((file) => IS_TAKEN.test(file));
  const others = names.filter((file) => !IS_TAKEN.test(file));
  const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : '';
  const left = others.slice(0, MAX_LISTED).join(', ');
  if (others.length > 0) print(`[WARNING] --guides: no guide and no picture, left out: ${left}${more}.`);
  const sources = new Map<string, string>();
  for (const file of taken.filter((file) => IS_PAGE.test(file)))
    sources.set(file, await readSource(folder, file, name));
  const pages = [...sources].filter(([file]) => !IS_PARTIAL.test(file));
  if (pages.length === 0) throw new UserError(`--guides ${name}: there is no .md and no .mdx file in it.`);
  const all = (await Promise.all(pages.map(([file, text]) => readGuide(folder, file, text)))).sort(byPlace);
  const known = new Map<string, string | undefined>(taken.map((file) => [file, undefined]));
  for (const { file, href } of all) known.set(file, href);
  const exists = (file: string) =>
    !known.has(file) &&
    ![...sources.keys()].some((page) => page.startsWith(file.replace(/\/?$/, '/'))) &&
    existsSync(path.join(folder, file));

  const files: Record<string, string | Uint8Array> = {};
  for (const file of taken.filter((file) => !sources.has(file)))
    files[`${paths.renderedGuides}/${file}`] = await readFile(path.join(folder, file));
  const faults: string[] = [];
  for (const [file, source] of sources) {
    const read = readGuideText(file, source, { files: known, exists });
    files[`${paths.renderedGuides}/${file}`] = read.text;
    for (const picture of read.served)
      files[`static/img/guides/${picture}`] = files[`${paths.renderedGuides}/${picture}`] ?? '';
    faults.push(...read.faults.map((fault) => `${name}/${file}:${fault}`));
    for (const note of read.notes) print(`[WARNING] ${name}/${file}:${note}.`);
  }
  if (faults.length > 0) throw new UserError(['--guides: nothing was written.', ...faults].join('\n'));
  for (const { file } of all.filter(({ isDraft }) => isDraft)) delete files[`${paths.renderedGuides}/${file}`];
  const guides = all.filter(({ isDraft, isUnlisted }) => !isDraft && !isUnlisted);
  const index = guides.find(({ isStart }) => isStart);
  if (!index) files[`${paths.renderedGuides}/index.mdx`] = indexOf(guides);
  return {
    files,
    listed: guides.map(({ title, href, description }) => ({ title, href, description })),
    start: index?.href ?? '/guides',
  };
}
