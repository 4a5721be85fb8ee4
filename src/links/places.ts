import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles';
import { paths } from '../paths';
import type { LinkFault } from './check';

/** Folders of what people write. */
const FOLDERS = ['docs/docs', paths.data, paths.specs, 'src'];
const IS_TEXT = /\.(mdx?|json|ya?ml|tsx?)$/;
const NOT_WRITTEN = new RegExp(`^${paths.specs}/published/|\\.(test|fixture)\\.tsx?$`);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The pattern, and not only as a part of a longer address. */
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\w/.])${pattern}(?![\\w/#?%=&-])`);

/**
 * Returns the ways in which a source may write an address, the surest first.
 *
 * @param isOwn Whether it is the source of the page, which may name another page by its file.
 */
function spellings(address: string, isOwn: boolean): RegExp[] {
  const [route = '', anchor] = address.split('#');
  const name = escaped(path.posix.basename(route, '.mdx'));
  const hash = anchor === undefined ? '' : escaped(`#${anchor}`);
  if (name === '') return [whole(escaped(address))];
  // Code puts an address together: its end stands there as a text of its own.
  const end = isOwn ? whole(`[\\w./-]*\\b${name}\\.mdx?${hash}`) : new RegExp(`['"\`/]${name}${hash}['"\`]`);
  return [whole(escaped(address)), end];
}

/** Finds the places in the sources of a site that faults of its pages come from. */
export async function placesIn(siteDir: string) {
  const names = (
    await Promise.all(
      FOLDERS.map(async (folder) => (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`)),
    )
  ).flat();
  const read = (name: string) => readFileSync(path.join(siteDir, name), 'utf8');
  const written = names.filter((name) => IS_TEXT.test(name) && !NOT_WRITTEN.test(name));
  const texts = new Map<string, string>();
  const textOf = (name: string) => texts.get(name) ?? texts.set(name, read(name)).get(name) ?? '';
  const inFile = (name: string, pattern: RegExp) =>
    textOf(name)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : []));

  /**
   * @param file Source of the page, where it has one that people write.
   * @returns `file:line` for each place; none when it is found nowhere.
   */
  return ({ source }: LinkFault, file?: string): string[] => {
    const own = file && names.includes(file) ? [file] : [];
    for (const searched of [own, written])
      for (const pattern of spellings(source, searched === own)) {
        const found = searched.flatMap((name) => inFile(name, pattern));
        if (found.length > 0) return found;
      }
    return [];
  };
}

/**
 * Describes faults of pages, one message for each place in the sources.
 *
 * @param placesOf Finds the places of a fault.
 */
export function describeFaults(faults: readonly LinkFault[], placesOf: (fault: LinkFault) => string[]): string[] {
  const messages = new Set<string>();
  const unplaced = new Map<string, string[]>();
  for (const one of faults) {
    const places = placesOf(one);
    for (const place of places) messages.add(`${place}: ${one.fault}`);
    if (places.length === 0) unplaced.set(one.fault, [...(unplaced.get(one.fault) ?? []), one.route]);
  }
  for (const [fault, [first = '', ...others]] of unplaced)
    messages.add(`page ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${fault}`);
  return [...messages];
}
