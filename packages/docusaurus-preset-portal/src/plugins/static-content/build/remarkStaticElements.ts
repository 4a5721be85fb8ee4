import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromJs } from 'esast-util-from-js';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { escapeMarkup } from 'openapi-toolkit';
import { relativePath, sha256 } from 'openapi-toolkit/node';
import { visit } from 'unist-util-visit';
import type { Portal } from '../../../content/portal';
import { DanglingReference, noteDanglingAt, noteFaults } from '../../../lib/danglingReferences';
import { elementSuffix } from '../dataFileRules';
import type { ComponentElement, ElementHeading, MarkdownElement, StaticContentOptions } from '../options';
import { isBlock, isMdxElement, isPartial, locate, type MdxElement, type PageFile, textAttributes } from './mdast';

/** Written only when it changed: the server and the browser build compile the same page side by side. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the props of an element for `dataFileLoader.cjs`; returns the name of the file in `paths.elements`. */
async function writeProps(name: string, props: object, { paths }: Portal): Promise<string> {
  const text = JSON.stringify(props);
  const hash = sha256(text).slice(0, 16);
  const file = `${hash}${elementSuffix(name)}`;
  await write(path.join(paths.elements, file), text);
  return file;
}

const code = (text: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: fromJs(text, { module: true }) },
});

/** Returns code that adds headings to the table of contents of the page, behind the heading with an id. */
function addToContents(place: string | undefined, headings: readonly ElementHeading[]): MdxjsEsm {
  const entries = headings.map(({ title, ...heading }) => ({ value: escapeMarkup(title), ...heading }));
  const index = `toc.findIndex(({ id }) => id === ${JSON.stringify(place)}) + 1`;
  return code(`toc.splice(${index}, 0, ...${JSON.stringify(entries)});`);
}

/** Points the element to a component that shows its data; returns its import, and the headings that it renders. */
async function showComponent(
  node: MdxElement,
  { data, enhance }: ComponentElement,
  { id, local, place }: { id: string; local: string; place?: string },
  portal: Portal,
): Promise<MdxjsEsm[]> {
  const name = node.name ?? '';
  const shown = await data(textAttributes(node), portal);
  const file = await writeProps(name, { id, data: shown }, portal);
  const component = { type: 'mdxJsxFlowElement' as const, name: local, attributes: [], children: [] };
  const attribute = { type: 'mdxJsxAttribute' as const, name: 'data-enhance', value: name };
  const frame = { name: 'div', attributes: [attribute], children: [component] };
  Object.assign(node, enhance ? frame : { ...component, type: node.type });
  const added = code(
    `import ${local} from ${JSON.stringify(`@site/${relativePath(portal.siteDir, portal.paths.elements)}/${file}`)};`,
  );
  return shown.headings ? [added, addToContents(place, shown.headings)] : [added];
}

async function showMarkdown(node: MdxElement, { markdown }: MarkdownElement, portal: Portal): Promise<void> {
  const content = await markdown(textAttributes(node), portal);
  const paragraph = { type: 'paragraph', children: [content] };
  Object.assign(node, { name: undefined, attributes: undefined }, isBlock(node) ? paragraph : content);
}

/** Notes that an element can't be made, with file and line. */
export function noteElement(error: Error, node: MdxElement, file: PageFile): void {
  const place = `${locate(file, node.position?.start)}: <${node.name}>`;
  if (error instanceof DanglingReference) noteDanglingAt(error, place);
  else noteFaults([`${place}: ${error.message}`]);
}

/** In the place of an element that can't be made. */
const LEFT_OUT = { type: 'text', value: '', name: undefined, attributes: undefined, children: undefined };

/**
 * remark plugin: resolves the elements of the site while a page is compiled. Their output goes into the HTML of the
 * page; the browser of a build gets neither their data nor their components (see `dataFileLoader.cjs`). An element that
 * quotes what no contract has, or that can't be made, is left out and noted with file and line.
 */
export function remarkStaticElements({ elements, portal }: Pick<StaticContentOptions, 'elements' | 'portal'>) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    // The elements of a partial stand on a page beside those of the page.
    const prefix = isPartial(file) ? path.parse(file.path).name.replace(/\W/g, '') : 'element';
    const components: Promise<MdxjsEsm[] | undefined>[] = [];
    let place: string | undefined;
    const replaced: Promise<unknown>[] = [];
    const placed = async <T>(node: MdxElement, result: Promise<T>): Promise<T | undefined> =>
      result.catch((error: Error) => {
        noteElement(error, node, file);
        Object.assign(node, LEFT_OUT);
        return undefined;
      });
    visit(tree, (node) => {
      if (node.type === 'heading') place = (node.data as { id?: string } | undefined)?.id;
      const element = isMdxElement(node) && node.name && Object.hasOwn(elements, node.name) && elements[node.name];
      if (!element) return;
      if ('markdown' in element) {
        replaced.push(placed(node, showMarkdown(node, element, portal)));
        return;
      }
      const number = components.length + 1;
      const names = { id: `${prefix}-${number}`, local: `Element${number}`, place };
      components.push(placed(node, showComponent(node, element, names, portal)));
    });
    const [added] = await Promise.all([Promise.all(components), Promise.all(replaced)]);
    // Behind the table of contents; the last first, so that several behind one heading are in the order of the page.
    tree.children.push(...added.reverse().flatMap((item) => item ?? []));
  };
}
