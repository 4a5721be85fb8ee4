import type { Note, SharedTypes } from 'openapi-toolkit';
import type { Site } from '../../content/site';
import { noteAddress } from '../../reference/components/Notes';
import { code, escapeInline, link } from '../markdown/toMarkdown';

/** What copies name of the content of a site. */
export type Terms = Pick<Site, 'guides' | 'identifiers'>;

/** Context for writing the parts of a reference page. */
export interface Writing {
  content: Terms;
  linkTo: (href: string) => string;
  types: SharedTypes;
  /** Requests that return examples, each on one line, by the anchor of the example. */
  requests?: ReadonlyMap<string, string>;
}

/** Joins blocks with an empty line between them; empty ones are left out. */
export const joined = (...blocks: (string | false | undefined | (string | false | undefined)[])[]): string =>
  blocks
    .flat()
    .filter((content) => typeof content === 'string' && content !== '')
    .join('\n\n');

/** Lists further facts of the contract. */
export const notesOf = (notes: readonly Note[] = []): string =>
  notes
    .map((note) => {
      const href = noteAddress(note);
      return `- ${escapeInline(note.name)}: ${href ? link(escapeInline(note.value), href) : code(note.value)}`;
    })
    .join('\n');

/** Formats a section with its heading; empty without content. */
export const section = (heading: string, ...blocks: Parameters<typeof joined>): string => {
  const content = joined(...blocks);
  return content && `${heading}\n\n${content}`;
};
