import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../lib/paths';
import { applyBranding } from '../openapi/applyBranding';

const FOLDER = path.join(paths.data, 'agents');

const read = (name: string): Promise<string> =>
  readFile(path.join(FOLDER, name), 'utf8').then(
    (text) => applyBranding(text).trim(),
    (error: { code?: string }) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );

/** The site owner's texts for programs: content, in `docs/_data/agents`. */
export interface Texts {
  /** Markdown at the top of `llms.txt`; empty if there is none. */
  instructions: string;
  /** A `SKILL.md` with its front matter; empty if there is none. */
  skill: string;
}

/** Reads the owner's texts for programs; a missing file is an empty text. */
export const readOwnerTexts = async (): Promise<Texts> => ({
  instructions: await read('instructions.md'),
  skill: await read('skill.md'),
});

/** Makes the links of a text absolute; links to pages lead to their Markdown copies. */
export const withLinks = (text: string, linkTo: (href: string) => string): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);
