import { type BaseResolver, isAbsoluteUrl, isRef, type Document as ParsedFile } from '@redocly/openapi-core';
import { attempt } from '../../lib/attempt';
import type { OnFault } from '../ContractError';
import type { Ref } from '../document';
import { unescapePart } from '../pointer';
import { type FilePosition, faultAt } from './faultAt';
import { visitData } from './walkParts';

interface Step {
  file: ParsedFile;
  node: unknown;
}

function partsOf(ref: string): { uri: string; keys: string[] } {
  const [uri = '', pointer = ''] = ref.split('#/');
  const keys = pointer.split('/').map(unescapePart);
  return { uri: uri.replace(/#$/, ''), keys: keys.filter((key) => key !== '') };
}

/** Finds circular and malformed references, and replaces them by any value: in the bundler they would be an uncaught error that ends the process. */
export async function checkCircles(root: ParsedFile, resolver: BaseResolver, onFault: OnFault): Promise<void> {
  const files = new Set<ParsedFile>();
  const positions = new Map<Ref, FilePosition & Step>();
  const ended = new Map<Ref, Step>();

  function addFile(file: ParsedFile): void {
    if (files.has(file)) return;
    files.add(file);
    visitData(file.parsed, (node, pointer) => {
      if (isRef(node)) positions.set(node, { source: file.source, pointer, file, node });
    });
  }

  async function fileOf(uri: string, from: ParsedFile): Promise<ParsedFile | undefined> {
    if (uri === '') return from;
    if (isAbsoluteUrl(uri)) return undefined;
    // The bundler reports unreadable files.
    const file = await resolver.resolveDocument(from.source.absoluteRef, uri).catch(() => undefined);
    if (!file || file instanceof Error) return undefined;
    addFile(file);
    return file;
  }

  async function follow(start: Step, open: ReadonlySet<object>): Promise<Step> {
    const { node } = start;
    if (!isRef(node)) return start;
    const target = ended.get(node);
    if (target) return target;
    const parts = attempt(() => partsOf(node.$ref), undefined);
    if (!parts || open.has(node)) {
      const fault = parts ? 'leads to itself' : 'has a "%" without two digits behind it';
      const position = positions.get(node) ?? { source: start.file.source, pointer: '#' };
      onFault(faultAt(position, `The $ref "${node.$ref}" ${fault}.`, 'Point it at a definition.'));
      delete (node as Partial<Ref>).$ref;
      return start;
    }
    const further = new Set([...open, node]);
    const file = await fileOf(parts.uri, start.file);
    let step: Step = { file: file ?? start.file, node: file?.parsed };
    for (const key of parts.keys) {
      const outer = await follow(step, further);
      const has = typeof outer.node === 'object' && outer.node !== null && Object.hasOwn(outer.node, key);
      step = { file: outer.file, node: has ? (outer.node as Record<string, unknown>)[key] : undefined };
    }
    const end = await follow(step, further);
    ended.set(node, end);
    return end;
  }

  addFile(root);
  // A map is visited to its end, also what is added meanwhile.
  for (const reference of positions.values()) await follow(reference, new Set());
}
