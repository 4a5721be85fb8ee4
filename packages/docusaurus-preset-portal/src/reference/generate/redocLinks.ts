import { decodeSafely } from '../../lib/decode';
import { ownValue } from '../../lib/ownValue';
import type { Html } from '../../openapi/model';
import { slugOf } from '../../openapi/names';
import { groupAnchor } from './groups';
import { hrefOf } from './nextCalls';
import type { ReadApi } from './readApi';

/** Fragments that link to parts of the single page of ReDoc or Swagger UI. */
const LINK = /<a href="#(\/?(?:tag|operation|section|operations|paths)\/[^"]*)"([^>]*)>((?:(?!<\/a>)[\s\S])*)<\/a>/g;

const decoded = (text: string): string => decodeSafely(text.replaceAll('&amp;', '&'));

/** Normalises a name: ReadMe omits the separators between words. */
const withoutSeparators = (name: string): string => slugOf(name).replaceAll('-', '');

/**
 * Converts links for ReDoc and ReadMe in the texts of an API to links to its pages. A link without a target becomes
 * plain text.
 */
export function redocLinks({ document, operations, ref }: ReadApi): (html: Html) => Html {
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
  const target = (fragment: string): string | undefined => {
    const [kind, name = '', , last = ''] = fragment.replace(/^\//, '').split('/');
    const id =
      kind === 'operation' ? name : kind === 'operations' || kind === 'tag' ? last || fragment.split('/').at(-1) : '';
    const operation = byId.get(slugOf(id ?? '')) ?? byWord.get(withoutSeparators(id ?? ''));
    if (operation) return hrefOf(ref, operation);
    const tag = byTag.get(slugOf(name));
    if (kind !== 'operation' && tag !== undefined) return `${ref.route}#${groupAnchor(tag)}`;
    return kind === 'section' ? `${ref.route}${ownValue(anchors, slugOf(name)) ?? ''}` : undefined;
  };
  return (html) =>
    html.replace(LINK, (_, fragment: string, attributes: string, text: string) => {
      const href = target(decoded(fragment));
      return href === undefined ? text : `<a href="${href}"${attributes}>${text}</a>`;
    });
}
