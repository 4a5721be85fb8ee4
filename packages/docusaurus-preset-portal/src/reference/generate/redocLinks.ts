import { decodeSafely } from '../../lib/decode';
import { ownValue } from '../../lib/ownValue';
import type { Html } from '../../openapi/model';
import { slugOf } from '../../openapi/names';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { groupAnchor } from './groups';
import { hrefOf } from './nextCalls';
import type { ReadApi } from './readApi';

/** Fragments that link to parts of the single page of ReDoc or Swagger UI, or of the contract. */
const LINK =
  /<a href="#(\/[^"]*|(?:tag|operation|section|operations|schema)\/[^"]*)"([^>]*)>((?:(?!<\/a>)[\s\S])*)<\/a>/g;

const decoded = (text: string): string => decodeSafely(text.replaceAll('&amp;', '&'));

/** Normalises a name: ReadMe omits the separators between words. */
const withoutSeparators = (name: string): string => slugOf(name).replaceAll('-', '');

/** Returns the address of the first field that shows each named schema. */
function addressesByShape({ operations, ref }: Pick<ReadApi, 'operations' | 'ref'>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { operation } of operations)
    for (const { shape, anchor } of schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)))
      if (shape && !found.has(shape.name))
        found.set(shape.name, `${hrefOf(ref, operation.id)}#${encodeURIComponent(anchor)}`);
  return found;
}

/**
 * Returns a function that finds the address of what a fragment means in ReDoc, Swagger UI or ReadMe, or as a pointer in
 * the contract.
 */
export function fragmentTarget(api: Pick<ReadApi, 'document' | 'operations' | 'ref'>) {
  const { document, operations, ref } = api;
  const byId = new Map(
    operations.map(({ operation }) => [slugOf(operation.operationId ?? operation.id), operation.id]),
  );
  const byWord = new Map([...byId].map(([name, id]) => [withoutSeparators(name), id]));
  const tags = new Set([
    ...(document.tags ?? []).map(({ name }) => name),
    ...operations.flatMap(({ operation }) => operation.tags),
  ]);
  const byTag = new Map([...tags].map((name) => [slugOf(name), name]));
  const anchors: Record<string, string> = { authentication: '#authentication', operations: '#operations' };
  let shapes: Map<string, string> | undefined;
  const pointerOf = (pointer: string) => decoded(pointer).replace(/^#?\/?/, '');
  const byPointer = new Map(operations.map(({ operation, located }) => [pointerOf(located.pointer), operation.id]));
  return (fragment: string): string | undefined => {
    const [kind = '', name = '', ...others] = pointerOf(fragment).split('/');
    const last = others.at(-1) || name || kind;
    const atPointer = byPointer.get(pointerOf(fragment));
    const operation = atPointer ?? byId.get(slugOf(last)) ?? byWord.get(withoutSeparators(last));
    if (operation && kind !== 'components' && kind !== 'definitions') return hrefOf(ref, operation);
    if (['components', 'definitions', 'schema'].includes(kind)) {
      shapes ??= addressesByShape(api);
      return shapes.get(last);
    }
    // Swagger UI writes blanks of a tag as `_`.
    const tag = byTag.get(slugOf(kind === 'tag' || kind === 'operations' ? name : kind));
    const overview = ref.overview || ref.route;
    if (kind !== 'operation' && tag !== undefined) return `${overview}#${groupAnchor(tag)}`;
    return kind === 'section' ? `${overview}${ownValue(anchors, slugOf(name)) ?? ''}` : undefined;
  };
}

/** Converts such links in the texts of an API to links to its pages. A link without a target becomes plain text. */
export function redocLinks(api: ReadApi): (html: Html) => Html {
  const target = fragmentTarget(api);
  return (html) =>
    html.replace(LINK, (_, fragment: string, attributes: string, text: string) => {
      const href = target(fragment);
      return href === undefined ? text : `<a href="${href}"${attributes}>${text}</a>`;
    });
}
