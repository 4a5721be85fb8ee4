import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element } from 'docusaurus-preset-portal/testing';
import { codeIn, elementsOf, within } from '../../guides/pageCode';

export const BUILD = process.env.PORTAL_BUILD ?? 'build';

/** A program of a built page, in one language. */
export interface ShownProgram {
  language: string;
  /** Files to save, by name: through the links of the page, or from the page itself. */
  files: Map<string, string>;
  /** Programs as the page shows them, by file name. */
  shown: Map<string, string>;
  command: string;
}

const codeBlocks = (elements: Element[]) => new Map(codeIn(elements).map(({ label, text }) => [label, text]));

/** Returns the programs of a page, in the order of its tabs. */
export function programsOf(route: string): ShownProgram[] {
  const panels = elementsOf(BUILD, route).filter((one) => attribute(one, 'data-tab')?.includes('-language-'));
  return panels.map((panel) => {
    const elements = within(panel);
    const programs = codeBlocks(elements);
    const commands = [...programs].filter(([name]) => name.startsWith('Command in '));
    for (const [name] of [...commands, [`Installation in ${commands[0]?.[0].slice('Command in '.length)}`]] as const)
      programs.delete(name);
    const links = elements.flatMap((one) => (attribute(one, 'download') === undefined ? [] : [attribute(one, 'href')]));
    const saved = links.map(
      (href = '') => [path.basename(href), readFileSync(path.join(BUILD, href), 'utf8')] as const,
    );
    return {
      language: attribute(panel, 'data-tab')?.split('-language-')[1] ?? '',
      files: new Map(saved.length > 0 ? saved : [...programs].map(([name, text]) => [name, `${text}\n`])),
      shown: programs,
      command: commands[0]?.[1] ?? '',
    };
  });
}

/** Returns the output of its program that a page shows. */
export const outputOf = (route: string): string => codeBlocks(elementsOf(BUILD, route)).get('What it prints') ?? '';
