import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles';
import { paths } from '../paths';
import type { LinkFault } from './check';

/** Folders of hand-written sources. */
const FOLDERS = ['docs/docs', paths.data, paths.specs, 'src'];
const IS_TEXT = /\.(mdx?|json|ya?ml|tsx?)$/;
const GENERATED_OR_TEST = new RegExp(`^${paths.specs}/published/|\\.(test|fixture)\\.tsx?$`);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Returns an expression for the pattern that does not match inside a longer URL. */
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\w/.])${pattern}(?![\\w/#?%=&-])`);

/**
 * Returns expressions for the spellings of a URL in a source, the most reliable first.
 *
 * @param isOwn True for the source of the page itself, which may link to another page by its file name.
 */
function spellings(address: string, isOwn: boolean): RegExp[] {
  const [route = '', anchor] = address.split('#');
  const name = escaped(path.posix.basename(route, '.mdx'));
  const hash = anchor === undefined ? '' : escaped(`#${anchor}`);
  if (name === '') return [whole(escaped(address))];
  const end = isOwn
    ? // Behind what opens an address, and the folders of a relative one.
      whole(`(?:[("'<]|\\]:\\s*)(?:[^\\s("'<>]*/)?${name}(?:\\.mdx?)?${hash}`)
    : // Code may build a URL from parts; its end is then a separate string.
      new RegExp(`['"\`/]${name}${hash}['"\`]`);
  // Elsewhere a word alone is no address: it stands in a link.
  if (!isOwn && !/^[/#]|:/.test(address)) return [new RegExp(`(?:\\]\\(|href=["']?)${escaped(address)}[)"'#?\\s>]`)];
  return [whole(escaped(address)), end];
}

/** Finds the source positions of faults in built pages. */
export async function placesIn(siteDir: string) {
  const names = (
    await Promise.all(
      FOLDERS.map(async (folder) => (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`)),
    )
  ).flat();
  const read = (name: string) => readFileSync(path.join(siteDir, name), 'utf8');
  const sourceNames = names.filter((name) => IS_TEXT.test(name) && !GENERATED_OR_TEST.test(name));
  const texts = new Map<string, string>();
  const textOf = (name: string) => texts.get(name) ?? texts.set(name, read(name)).get(name) ?? '';
  const inFile = (name: string, pattern: RegExp) =>
    textOf(name)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : []));

  /**
   * @param file Source of the page, if it is hand-written.
   * @returns `file:line` for each position; empty if none is found.
   */
  return ({ source }: LinkFault, file?: string): string[] => {
    const own = file && names.includes(file) ? [file] : [];
    for (const candidates of [own, sourceNames])
      for (const pattern of spellings(source, candidates === own)) {
        const found = candidates.flatMap((name) => inFile(name, pattern));
        if (found.length > 0) return found;
      }
    return [];
  };
}

/**
 * Describes faults of pages, one message for each position in the sources.
 *
 * @param placesOf Finds the positions of a fault.
 */
export function describeFaults(faults: readonly LinkFault[], placesOf: (fault: LinkFault) => string[]): string[] {
  const messages = new Set<string>();
  const unplaced = new Map<string, string[]>();
  for (const one of faults) {
    const positions = placesOf(one);
    for (const position of positions) messages.add(`${position}: ${one.fault}`);
    if (positions.length === 0) unplaced.set(one.fault, [...(unplaced.get(one.fault) ?? []), one.route]);
  }
  for (const [fault, [first = '', ...others]] of unplaced)
    messages.add(`page ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${fault}`);
  return [...messages];
}
