import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element, parseHtml } from '../../../packages/docusaurus-preset-portal/src/lib/html';

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

function deepText(node: Element): string {
  const texts = node.childNodes.map((child) => {
    if ('value' in child) return child.value;
    return 'tagName' in child ? deepText(child) : '';
  });
  return texts.join('');
}

const inside = (element: Element): Element[] =>
  element.childNodes.flatMap((child) => ('tagName' in child ? [child, ...inside(child)] : []));

function pageElements(route: string): Element[] {
  const file = [`${route}.html`, `${route}/index.html`].map((name) => path.join(BUILD, name)).find(existsSync);
  if (!file) throw new Error(`${BUILD} has no page ${route}.`);
  return parseHtml(route, readFileSync(file, 'utf8')).elements;
}

/** Returns code blocks by their accessible names. */
function codeBlocks(elements: Element[]): Map<string, string> {
  const blocks = elements.filter((one) => attribute(one, 'class') === 'ref-code');
  return new Map(
    blocks.map((block) => {
      const code = inside(block).find(({ tagName }) => tagName === 'code');
      return [attribute(block, 'aria-label') ?? '', code ? deepText(code) : ''];
    }),
  );
}

/** Returns the programs of a page, in the order of its tabs. */
export function programsOf(route: string): ShownProgram[] {
  const panels = pageElements(route).filter((one) => attribute(one, 'data-tab')?.includes('-language-'));
  return panels.map((panel) => {
    const elements = inside(panel);
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
export const outputOf = (route: string): string => codeBlocks(pageElements(route)).get('What it prints') ?? '';
