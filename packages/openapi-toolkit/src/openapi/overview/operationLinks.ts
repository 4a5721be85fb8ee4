import { escapeMarkup } from '../../lib/safeMarkup';
import type { Html } from '../model';
import { hrefOf, type ReadContract } from '../ReadContract';

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
