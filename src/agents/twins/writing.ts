import type { SharedTypes } from '../../reference/types/shareTypes';
import { block, inline } from '../markdown/fromHtml';

/** What every part of a reference twin is written with. */
export interface Writing {
  /** Address of a link on the page. */
  linkTo: (href: string) => string;
  types: SharedTypes;
  /** Class of personal data of the whole operation. */
  personalData?: string;
}

/** HTML of a contract as blocks. */
export const blockOf = ({ linkTo }: Pick<Writing, 'linkTo'>, html: string | undefined): string => block(html, linkTo);

/** HTML of a contract on one line. */
export const lineOf = ({ linkTo }: Pick<Writing, 'linkTo'>, html: string | undefined): string => inline(html, linkTo);

/** Blocks with an empty line between them; empty ones are left out. */
export const joined = (...blocks: (string | false | undefined | (string | false | undefined)[])[]): string =>
  blocks
    .flat()
    .filter((one) => typeof one === 'string' && one !== '')
    .join('\n\n');

/** A section with its heading; empty without content. */
export const section = (heading: string, ...blocks: Parameters<typeof joined>): string => {
  const content = joined(...blocks);
  return content && `${heading}\n\n${content}`;
};
