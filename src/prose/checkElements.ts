import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BadInput } from '../BadInput';
import { danglingReferences, noteDangling } from '../danglingReferences';
import { danglingInReference } from '../delivery/generation/stamp';
import type { StaticElements } from '../delivery/static-content/options';
import { listFiles } from '../listFiles';

const GUIDES = 'docs/docs';

/** An element of a guide, with its attributes as text. */
interface Used {
  name: string;
  attributes: Record<string, string>;
  /** Counted from one. */
  line: number;
}

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Elements of these names in the text of a page; not those in code. */
export function elementsIn(mdx: string, names: readonly string[]): Used[] {
  // Code keeps its line breaks, so that lines are counted right.
  const prose = mdx.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
  const element = new RegExp(`<(${names.join('|')})((?:\\s+[\\w-]+="[^"]*")*)\\s*/?>`, 'g');
  return [...prose.matchAll(element)].map(({ 1: name = '', 2: text = '', index }) => ({
    name,
    attributes: Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
    line: prose.slice(0, index).split('\n').length,
  }));
}

/** What an element says against its attributes; undefined when it can be shown. */
async function faultOf({ name, attributes }: Used, elements: StaticElements): Promise<string | undefined> {
  const element = elements[name];
  if (!element) return undefined;
  try {
    await ('markdown' in element ? element.markdown(attributes) : element.data(attributes));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Makes what every element of every guide shows, as a build does, and lists what can't be made: a build leaves out what no
 * contract has, with a warning.
 *
 * @returns faults, a line for each place; and how many elements were checked.
 * @throws BadInput when there is nothing to check.
 */
export async function checkElements(elements: StaticElements): Promise<{ faults: string[]; checked: number }> {
  const faults: string[] = [];
  let checked = 0;
  for (const guide of (await listFiles(GUIDES)).filter((name) => name.endsWith('.mdx'))) {
    const text = await readFile(path.join(GUIDES, guide), 'utf8');
    for (const used of elementsIn(text, Object.keys(elements))) {
      checked += 1;
      const fault = await faultOf(used, elements);
      if (fault !== undefined) faults.push(`${GUIDES}/${guide}:${used.line}: <${used.name}> ${fault}`);
    }
  }
  if (checked === 0) throw new BadInput(`${GUIDES} has no element to check.`);
  // Of the data behind elements, such as a table whose rows name fields, and behind the reference.
  noteDangling(danglingInReference('.'));
  return { faults: [...faults, ...danglingReferences()], checked };
}
