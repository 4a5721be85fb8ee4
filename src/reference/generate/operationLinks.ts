import type { Html } from '../../openapi/model';
import { hrefOf } from './chosenLinks';
import type { ReadApi } from './readApi';

/** Link to the page of an operation, by the id that texts of contracts name it with. */
export type OperationLinks = ReadonlyMap<string, string>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The operations of all APIs. An id that two APIs have is no name. */
export function operationLinks(apis: readonly ReadApi[]): OperationLinks {
  const all = apis.flatMap(({ ref, operations }) =>
    operations.flatMap(({ operation }) =>
      operation.operationId
        ? [[operation.operationId, { title: operation.title, href: hrefOf(ref, operation.id) }] as const]
        : [],
    ),
  );
  const names = new Map<string, number>();
  for (const [id] of all) names.set(id, (names.get(id) ?? 0) + 1);
  return new Map(
    all
      .filter(([id]) => names.get(id) === 1)
      .map(([id, { title, href }]) => [
        `<code>${id}</code>`,
        `<a href="${escaped(href)}" title="${escaped(id)}">${escaped(title)}</a>`,
      ]),
  );
}

/** Where texts that are safe HTML stand. */
const TEXTS = new Set(['description', 'about', 'cause']);

const CODE = /(<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<\/a>)|<code>[\w.-]+<\/code>/g;

const linked = (html: Html, links: OperationLinks): Html =>
  html.replace(CODE, (part, inLink?: string) => inLink ?? links.get(part) ?? part);

/**
 * The same data, with the ids of operations in its texts as links with the titles of the operations.
 *
 * @param others Changes other links of a text.
 */
export function withOperationLinks<T>(value: T, links: OperationLinks, others = (html: Html) => html): T {
  if (Array.isArray(value)) return value.map((one) => withOperationLinks(one, links, others)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === 'string' && TEXTS.has(key)
      ? others(linked(inner, links))
      : withOperationLinks(inner, links, others),
  ]);
  return Object.fromEntries(entries) as T;
}
