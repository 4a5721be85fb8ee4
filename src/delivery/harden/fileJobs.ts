import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml } from '../../html';
import { type InlineParts, inlineParts } from './inline';
import { type CodePlaces, codePlaces } from './integrity';
import { copiesOf, writeCopies } from './shortFiles';

/** What is kept of a page between the two times it is read. */
export interface ReadPage {
  parts: InlineParts;
  places: CodePlaces;
}

/**
 * Reads a page of a build.
 *
 * @throws Error when the page has no charset.
 */
export function readPage(page: { build: string; name: string; allowed: readonly string[] }): ReadPage {
  const { build, name, allowed } = page;
  const read = parseHtml(name, readFileSync(path.join(build, name), 'utf8'));
  return { parts: inlineParts(read, allowed), places: codePlaces(read) };
}

/** Writes the compressed copies of files that are quick to compress. */
export function compressNow(files: readonly string[]): void {
  for (const file of files) writeCopies(file, copiesOf(file, readFileSync(file)));
}
