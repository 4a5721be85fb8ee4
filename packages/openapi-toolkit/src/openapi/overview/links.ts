import { ownValue } from '../../lib/attempt';
import { decodeSafely } from '../../lib/decode';
import { escapeMarkup } from '../../lib/safeMarkup';
import { markdown, PAGE_ANCHOR } from '../markdown';
import type { Html } from '../model';
import { slugOf } from '../names';
import { hrefOf, type ReadContract } from '../ReadContract';
import { schemaNodes, schemasOf } from '../walk';
import { groupAnchor } from './groups';

/** Links to operation pages, by the operation id that contract texts use. */
type OperationLinks = ReadonlyMap<string, string>;

/** Returns the links to the operations of all APIs. An id that two APIs have is ambiguous and omitted. */
export function operationLinks(apis: readonly ReadContract[]): OperationLinks {
  const all = apis.flatMap(({ ref, operations }) =>
    operations.flatMap(({ operation }) =>
      operation.operationId
        ? [[operation.operationId, { title: operation.title, href: hrefOf(ref, operation.id) }] as const]
        : [],
    ),
  );
  const ids = all.map(([id]) => id);
  return new Map(
    all
      .filter(([id]) => ids.indexOf(id) === ids.lastIndexOf(id))
      .map(([id, { title, href }]) => [
        `<code>${escapeMarkup(id)}</code>`,
        `<a href="${escapeMarkup(href)}" title="${escapeMarkup(id)}">${escapeMarkup(title)}</a>`,
      ]),
  );
}

const TEXTS = new Set(['description', 'about', 'cause', 'operation']);

const CODE = /(<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<\/a>)|<code>[^<>]+<\/code>/g;

const linkOperations = (html: Html, links: OperationLinks): Html =>
  html.replace(CODE, (part, inLink?: string) => inLink ?? links.get(part) ?? part);

/** Returns the texts with links in the place of operation ids, and other links converted; the rest is not copied. */
export function withOperationLinks<T>(value: T, links: OperationLinks, convert = (html: Html) => html): T {
  if (typeof value !== 'object' || value === null) return value;
  let copy: T | undefined;
  for (const key of Object.keys(value) as (keyof T & string)[]) {
    const inner = value[key];
    const linked =
      typeof inner === 'string' && TEXTS.has(key)
        ? convert(linkOperations(inner, links))
        : withOperationLinks(inner, links, convert);
    if (linked === inner) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as T & object;
    copy[key] = linked as (T & object)[typeof key];
  }
  return copy ?? value;
}

const LINK = /<a href="#([^"]*)"([^>]*)>((?:(?!<\/a>)[\s\S])*)<\/a>/g;

/** Fragments that link to parts of the single page of ReDoc or Swagger UI, or of the contract. */
const OF_OTHERS = /^(?:\/|(?:tag|operation|section|operations|schema)\/)/;

const headingsIn = (html: Html = ''): string[] => [...html.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id);

/** Normalises the name of a heading: renderers of Markdown differ in case and separators. */
const headingName = (text: string): string =>
  decoded(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const decoded = (text: string): string => decodeSafely(text.replaceAll('&amp;', '&'));

/** Normalises the name of an operation: ReadMe omits the separators between words. */
const operationName = (name: string): string => slugOf(name).replaceAll('-', '');

/** Returns the address of the first field that shows each named schema. */
function addressesByShape({ operations, ref }: Pick<ReadContract, 'operations' | 'ref'>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { operation } of operations)
    for (const { shape, anchor } of schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)))
      if (shape && !found.has(shape.name))
        found.set(shape.name, `${hrefOf(ref, operation.id)}#${encodeURIComponent(anchor)}`);
  return found;
}

/** Returns a function that finds the address of a fragment of ReDoc, Swagger UI or ReadMe, or of a pointer. */
export function fragmentTarget(api: Pick<ReadContract, 'document' | 'operations' | 'ref'>) {
  const { document, operations, ref } = api;
  const byName = new Map(
    operations.map(({ operation }) => [operationName(operation.operationId ?? operation.id), operation.id]),
  );
  const tags = new Set([
    ...(document.tags ?? []).map(({ name }) => name),
    ...operations.flatMap(({ operation }) => operation.tags),
  ]);
  const byTag = new Map([...tags].map((name) => [slugOf(name), name]));
  const anchors: Record<string, string> = { authentication: '#authentication', operations: '#operations' };
  let shapes: Map<string, string> | undefined;
  const pointerOf = (pointer: string) => decoded(pointer).replace(/^#?\/?/, '');
  const byPointer = new Map(operations.map(({ operation, located }) => [pointerOf(located.pointer), operation.id]));
  const headings = new Map(
    [
      { href: ref.route, description: markdown(document.info.description, 2) },
      ...operations.map(({ operation }) => ({ href: hrefOf(ref, operation.id), description: operation.description })),
    ]
      .flatMap(({ href, description }) =>
        headingsIn(description).map((id) => [headingName(id), `${href}#${id}`] as const),
      )
      .reverse(),
  );
  return (fragment: string): string | undefined => {
    const [, own = ''] = /^#?(?:\/?section\/(?:[^/]*\/)*)?([^/]*)$/.exec(fragment) ?? [];
    const heading = headings.get(headingName(own));
    if (heading) return heading;
    const [kind = '', name = '', ...others] = pointerOf(fragment).split('/');
    const last = others.at(-1) || name || kind;
    const operation = byPointer.get(pointerOf(fragment)) ?? byName.get(operationName(last));
    if (operation && kind !== 'components' && kind !== 'definitions') return hrefOf(ref, operation);
    if (['components', 'definitions', 'schema'].includes(kind)) {
      shapes ??= addressesByShape(api);
      return shapes.get(last);
    }
    // Swagger UI writes blanks of a tag as `_`.
    const tag = byTag.get(slugOf(kind === 'tag' || kind === 'operations' ? name : kind));
    if (kind !== 'operation' && tag !== undefined) return `${ref.route}#${groupAnchor(tag)}`;
    return kind === 'section' ? `${ref.route}${ownValue(anchors, slugOf(name)) ?? ''}` : undefined;
  };
}

/** Converts such links in the texts of an API to links to its pages. A link without a target becomes plain text. */
export function redocLinks(api: ReadContract): (html: Html) => Html {
  const target = fragmentTarget(api);
  return (html) =>
    html.replace(LINK, (link, fragment: string, attributes: string, text: string) => {
      const own = headingsIn(html).find((id) => headingName(id) === headingName(fragment));
      const isOfPage = PAGE_ANCHOR.test(fragment) || fragment.startsWith('user-content-');
      const href = own ? `#${encodeURIComponent(own)}` : isOfPage ? undefined : target(fragment);
      if (href === undefined && !OF_OTHERS.test(fragment)) return link;
      return href === undefined ? text : `<a href="${href}"${attributes}>${text}</a>`;
    });
}
