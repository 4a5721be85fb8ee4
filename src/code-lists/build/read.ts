import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BadInput } from '../../BadInput';
import { type CodeList, codeAnchor } from './model';

const FILE = 'docs/_data/code-lists.json';

function* faultsOf(lists: readonly CodeList[]): Generator<string> {
  const anchors = new Set<string>();
  for (const list of lists) {
    if (list.codes.length === 0) yield `${list.id} has no codes`;
    for (const anchor of [list.id, ...list.codes.map((code) => codeAnchor(list, code))]) {
      if (anchors.has(anchor)) yield `${anchor} stands twice`;
      anchors.add(anchor);
    }
  }
}

/**
 * All code lists, in the order of the file.
 *
 * @throws BadInput when a list is empty or two places would have one address.
 */
export async function readCodeLists(siteDir = '.'): Promise<CodeList[]> {
  const { lists } = JSON.parse(await readFile(path.join(siteDir, FILE), 'utf8')) as { lists: CodeList[] };
  const faults = [...faultsOf(lists)];
  if (faults.length > 0) throw new BadInput(`${FILE}: ${faults.join('; ')}. Correct the file.`);
  return lists;
}
