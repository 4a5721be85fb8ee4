import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inOwnWords } from '../owner';
import { paths } from '../paths';

const FOLDER = path.join(paths.data, 'agents');

const read = (name: string): Promise<string> =>
  readFile(path.join(FOLDER, name), 'utf8').then(
    (text) => inOwnWords(text).trim(),
    (error: { code?: string }) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );

/** What the owner tells programs: content, in `docs/_data/agents`. */
export interface Texts {
  /** Markdown at the top of `llms.txt`; empty when there is none. */
  instructions: string;
  /** A `SKILL.md` with its front matter; empty when there is none. */
  skill: string;
}

/** Reads the owner's texts for programs; a file that is not there is an empty text. */
export const readTexts = async (): Promise<Texts> => ({
  instructions: await read('instructions.md'),
  skill: await read('skill.md'),
});

/** A text with its links made absolute; those to pages lead to their twins. */
export const withLinks = (text: string, linkTo: (href: string) => string): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);
