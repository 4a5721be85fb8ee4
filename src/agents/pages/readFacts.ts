import { readFileSync } from 'node:fs';
import { parsePage } from '../html/completeTags';
import { type Facts, factsOf } from './pageFacts';

/** Reads what a page says about itself from its file. */
export function readFacts(file: string): Facts {
  const html = readFileSync(file, 'utf8');
  return factsOf(html, parsePage(html));
}
