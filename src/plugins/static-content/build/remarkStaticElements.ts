import path from 'node:path';
import { fromJs } from 'esast-util-from-js';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { DanglingReference, noteDanglingAt, noteFaults } from '../../../lib/danglingReferences';
import { paths } from '../../../lib/paths';
import type { ComponentElement, ElementHeading, MarkdownElement, StaticElements } from '../options';
import { addToContents } from './contents';
import { isBlock, isElement, isPartial, locate, type MdxElement, type PageFile, textAttributes } from './mdast';
import { writeProps } from './writeProps';

function importOf(local: string, source: string): MdxjsEsm {
  const estree = fromJs(`import ${local} from ${JSON.stringify(source)};`, { module: true });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });

/**
 * Points the element to a component that shows its data; returns the import of that component.
 *
 * @param headings Gets the headings that the component renders.
 */
async function showComponent(
  node: MdxElement,
  { data, enhance }: ComponentElement,
  { id, local, headings }: { id: string; local: string; headings: ElementHeading[] },
): Promise<MdxjsEsm> {
  const name = node.name ?? '';
  const shown = await data(textAttributes(node));
  headings.push(...(shown.headings ?? []));
  const file = await writeProps(name, { id, data: shown });
  const component = { type: 'mdxJsxFlowElement' as const, name: local, attributes: [], children: [] };
  const frame = { name: 'div', attributes: [attribute('data-enhance', name)], children: [component] };
  Object.assign(node, enhance ? frame : { ...component, type: node.type });
  return importOf(local, `@site/${paths.elements}/${file}`);
}

/** Puts Markdown in the place of the element. */
async function showMarkdown(node: MdxElement, { markdown }: MarkdownElement): Promise<void> {
  const content = await markdown(textAttributes(node));
  const paragraph = { type: 'paragraph', children: [content] };
  Object.assign(node, { name: undefined, attributes: undefined }, isBlock(node) ? paragraph : content);
}

/** In the place of an element that can't be made. */
const LEFT_OUT = { type: 'text', value: '', name: undefined, attributes: undefined, children: undefined };

/**
 * remark plugin: resolves the elements of the site while a page is compiled.
 * Their output goes into the HTML of the page; the browser of a build gets
 * neither their data nor their components (see `dataFileLoader.cjs`).
 *
 * An element that quotes what no contract has, or that can't be made, is left out and noted with file and line.
 */
export function remarkStaticElements({ elements }: { elements: StaticElements }) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    // The elements of a partial stand on a page beside those of the page.
    const prefix = isPartial(file) ? path.parse(file.path).name.replace(/\W/g, '') : 'element';
    const imports: Promise<MdxjsEsm | undefined>[] = [];
    const headings = new Map<number, ElementHeading[]>();
    let place = 0;
    const replaced: Promise<unknown>[] = [];
    const placed = async <T>(node: MdxElement, result: Promise<T>): Promise<T | undefined> =>
      result.catch((error: Error) => {
        const place = `${locate(file, node.position?.start)}: <${node.name}>`;
        if (error instanceof DanglingReference) noteDanglingAt(error, place);
        else noteFaults([`${place}: ${error.message}`]);
        Object.assign(node, LEFT_OUT);
        return undefined;
      });
    visit(tree, (node) => {
      if (node.type === 'heading' && node.depth > 1) place += 1;
      const element = isElement(node) && node.name && Object.hasOwn(elements, node.name) && elements[node.name];
      if (!element) return;
      if ('markdown' in element) {
        replaced.push(placed(node, showMarkdown(node, element)));
        return;
      }
      const number = imports.length + 1;
      const names = { id: `${prefix}-${number}`, local: `Element${number}` };
      const here = headings.get(place) ?? [];
      headings.set(place, here);
      imports.push(placed(node, showComponent(node, element, { ...names, headings: here })));
    });
    const [added] = await Promise.all([Promise.all(imports), Promise.all(replaced)]);
    addToContents(tree, headings);
    tree.children.unshift(...added.filter((one) => one !== undefined));
  };
}
