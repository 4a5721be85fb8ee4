import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kinds } from '../../../elements';
import { isElement, type MdFile, type MdNode, placeOf, textAttributes, walk } from './mdast';
import { permalinkOf } from './permalink';

const FOLDER = '.generated/islands';

/** Written only when it changed: the server and the browser build compile the same page side by side. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const importOf = (local: string, source: string): MdNode => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        },
      ],
    },
  },
});

/** Makes the data of one island and points its element to it. */
async function settle(node: MdNode, id: string, local: string, file: MdFile): Promise<MdNode> {
  const name = node.name ?? '';
  const kind = kinds[name];
  if (!kind) throw new Error(`${name} is not an island`);
  try {
    const data = await kind.data(textAttributes(node));
    const island = { name, view: kind.view, enhance: kind.enhance, key: `${permalinkOf(file)}#${id}`, id, data };
    const text = JSON.stringify(island);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    await write(path.join(FOLDER, `${hash}.island.json`), text);
    Object.assign(node, { name: local, attributes: [], children: [] });
    return importOf(local, `@site/${FOLDER}/${hash}.island.json`);
  } catch (error) {
    throw new Error(`${placeOf(node, file)}: <${name}> ${(error as Error).message}`);
  }
}

/**
 * remark plugin: resolves the elements of `kinds.ts` while a page is compiled.
 * What they show goes into the HTML of the page; the browser gets neither their
 * data nor their components (see `islandLoader.cjs`).
 */
export function remarkIslands() {
  return async (tree: MdNode, file: MdFile): Promise<void> => {
    const found: MdNode[] = [];
    walk(tree, (node) => {
      if (isElement(node) && node.name && Object.hasOwn(kinds, node.name)) found.push(node);
    });
    const imports = await Promise.all(
      found.map((node, index) => settle(node, `island-${index + 1}`, `Island${index + 1}`, file)),
    );
    tree.children?.unshift(...imports);
  };
}
