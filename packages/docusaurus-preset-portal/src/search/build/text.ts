import type { Html } from 'openapi-toolkit';
import { proseText } from '../../lib/html';

/** Converts HTML to one line of text. */
export const oneLineText = (html: Html | undefined): string => proseText(html ?? '');

/** Returns the beginning of a text, cut at a word boundary. */
export function excerpt(text: string, length = 110): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
