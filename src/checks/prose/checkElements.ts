import { readFile } from 'node:fs/promises';
import type { StaticElements } from 'docusaurus-preset-portal';
import { danglingReferences } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { portal } from '#site/portal';

const GUIDES = 'docs/docs';

/** An element of a guide, with its attributes as strings. */
interface UsedElement {
  name: string;
  attributes: Record<string, string>;
  /** Counts from 1. */
  line: number;
}

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Finds elements of these names in a page, outside code. */
export function mdxElements(mdx: string, names: readonly string[]): UsedElement[] {
  // Replacing code by blanks preserves line numbers.
  const prose = mdx.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
  const element = new RegExp(`<(${names.join('|')})((?:\\s+[\\w-]+="[^"]*")*)\\s*/?>`, 'g');
  return [...prose.matchAll(element)].map(({ 1: name = '', 2: text = '', index }) => ({
    name,
    attributes: Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
    line: prose.slice(0, index).split('\n').length,
  }));
}

/** Returns the fault in an element's attributes; undefined if it renders. */
async function faultOf({ name, attributes }: UsedElement, elements: StaticElements): Promise<string | undefined> {
  const element = elements[name];
  if (!element) return undefined;
  try {
    await ('markdown' in element ? element.markdown(attributes, portal) : element.data(attributes, portal));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Renders every element of every guide, and those that CONTRIBUTING.md shows, as a build does, and lists the faults. A build only warns about names that no
 * contract has, and leaves them out.
 *
 * @returns one line for each fault, and the number of checked elements.
 * @throws UserError if there is nothing to check.
 */
export async function checkElements(elements: StaticElements): Promise<{ faults: string[]; checked: number }> {
  const faults: string[] = [];
  let checked = 0;
  const guides = (await listFiles(GUIDES)).filter((name) => name.endsWith('.mdx')).map((name) => `${GUIDES}/${name}`);
  for (const file of [...guides, 'CONTRIBUTING.md']) {
    const text = await readFile(file, 'utf8');
    // Examples for writers stand in code.
    for (const used of mdxElements(file.endsWith('.md') ? text.replaceAll('`', ' ') : text, Object.keys(elements))) {
      checked += 1;
      const fault = await faultOf(used, elements);
      if (fault !== undefined) faults.push(`${file}:${used.line}: <${used.name}>: ${fault}`);
    }
  }
  if (checked === 0) throw new UserError(`${GUIDES} has no element to check.`);
  // Adds faults of the data behind elements, such as a table whose rows name fields.
  return { faults: [...faults, ...danglingReferences()], checked };
}
