import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { memoize } from '../../lib/memoize';
import { unescapePart } from '../../openapi/pointer';

export interface SourcePosition {
  /** Relative to the working folder, with forward slashes. */
  file: string;
  line: number;
}

interface Position {
  file: string;
  node: Node | undefined;
}

const child = (node: Node | undefined, key: string | number): Node | undefined =>
  isMap(node) || isSeq(node) ? ((node.get(key, true) ?? node.get(String(key), true)) as Node | undefined) : undefined;

/** Keywords of subschemas that apply to the same value, searched when the schema itself lacks a step. */
const SUBSCHEMA_KEYWORDS = ['allOf', 'anyOf', 'oneOf'];

/** Returns a function that finds the source of a path from the root file, through all references, as far as it leads. */
export function sourceFinder(root: string): (route: readonly (string | number)[]) => Promise<SourcePosition> {
  const read = memoize(async (file) => {
    const lines = new LineCounter();
    const { contents } = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
    return { root: contents ?? undefined, lines };
  });

  const follow = async (position: Position): Promise<Position> => {
    const ref = child(position.node, '$ref')?.toJSON() as unknown;
    if (typeof ref !== 'string') return position;
    const [file = '', pointer = ''] = ref.split('#');
    const target = file === '' ? position.file : path.posix.join(path.posix.dirname(position.file), file);
    const { root: start } = await read(target);
    const steps = pointer.split('/').slice(1).map(unescapePart);
    const node = steps.reduce<Node | undefined>((at, step) => child(at, step), start);
    return node ? follow({ file: target, node }) : position;
  };

  const step = async (position: Position, key: string | number): Promise<Position | undefined> => {
    const own = child(position.node, key);
    if (own) return { ...position, node: own };
    const target = await follow(position);
    if (target.node !== position.node) {
      const found = await step(target, key);
      if (found) return found;
    }
    for (const keyword of SUBSCHEMA_KEYWORDS) {
      const list = child(position.node, keyword);
      for (const part of isSeq(list) ? (list.items as Node[]) : []) {
        const found = await step({ ...position, node: part }, key);
        if (found) return found;
      }
    }
    return undefined;
  };

  return async (route) => {
    const steps: (string | number)[] = [];
    for (const key of route) {
      if (key === '..') steps.pop();
      else steps.push(key);
    }
    let position: Position = { file: root, node: (await read(root)).root };
    for (const key of steps) {
      const next = await step(position, key);
      if (!next) break;
      position = next;
    }
    const { file, node } = await follow(position);
    const { lines } = await read(file);
    return { file, line: lines.linePos(node?.range?.[0] ?? 0).line };
  };
}
