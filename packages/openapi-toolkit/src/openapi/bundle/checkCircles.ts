import { type BaseResolver, isAbsoluteUrl, isRef, type Document as ParsedFile } from '@redocly/openapi-core';
import type { OnFault } from '../ContractError';
import type { Ref } from '../document';
import { unescapePart } from '../pointer';
import { faultAt } from './faultAt';
import { visitData } from './walkParts';

interface Step {
  file: ParsedFile;
  node: unknown;
}

class Fault extends Error {
  constructor(
    message: string,
    /** The reference that has it, if it is not the one that is followed. */
    readonly node?: Ref,
  ) {
    super(message);
  }
}

function partsOf(ref: string): { uri: string; keys: string[] } {
  const [uri = '', pointer = ''] = ref.split('#/');
  try {
    const keys = pointer.split('/').map(unescapePart);
    return { uri: uri.replace(/#$/, ''), keys: keys.filter((key) => key !== '') };
  } catch {
    throw new Fault('has a "%" without two digits behind it');
  }
}

/** Finds circular and malformed references, and replaces them by any value: in the bundler they would be an uncaught error that ends the process. */
export async function checkCircles(root: ParsedFile, resolver: BaseResolver, onFault: OnFault): Promise<void> {
  const files = new Set([root]);
  const ended = new Map<object, Step>();

  async function fileOf(uri: string, from: ParsedFile): Promise<ParsedFile | undefined> {
    if (uri === '') return from;
    if (isAbsoluteUrl(uri)) return undefined;
    // The bundler reports unreadable files.
    const file = await resolver.resolveDocument(from.source.absoluteRef, uri).catch(() => undefined);
    if (!file || file instanceof Error) return undefined;
    files.add(file);
    return file;
  }

  async function follow(start: Step, open: ReadonlySet<object>): Promise<Step> {
    if (!isRef(start.node)) return start;
    const target = ended.get(start.node);
    if (target) return target;
    if (open.has(start.node)) throw new Fault('leads to itself', start.node);
    const further = new Set([...open, start.node]);
    const { uri, keys } = partsOf(start.node.$ref);
    const file = await fileOf(uri, start.file);
    let step: Step = { file: file ?? start.file, node: file?.parsed };
    for (const key of keys) {
      step = await follow(step, further);
      const { node } = step;
      const has = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
      step = { ...step, node: has ? (node as Record<string, unknown>)[key] : undefined };
    }
    const end = await follow(step, further);
    ended.set(start.node, end);
    return end;
  }

  for (const file of files) {
    const positions = new Map<Ref, string>();
    visitData(file.parsed, (node, pointer) => {
      if (isRef(node)) positions.set(node, pointer);
    });
    for (const [node, pointer] of positions) {
      await follow({ file, node }, new Set()).catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error;
        const own = error.node && positions.has(error.node) ? error.node : node;
        const at = { source: file.source, pointer: positions.get(own) ?? pointer };
        onFault(faultAt(at, `The $ref "${own.$ref}" ${error.message}.`, 'Point it at a definition.'));
        delete (own as Partial<Ref>).$ref;
      });
    }
  }
}
