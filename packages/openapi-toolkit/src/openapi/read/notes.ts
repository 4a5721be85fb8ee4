import { isSafeAddress } from '../../lib/safeMarkup';
import { type Document, isMap } from '../document';
import type { Note } from '../model';
import { clean } from '../text';

/** Returns a note that links to an absolute URL, or shows it as text if it is unsafe. */
function linkNote(name: string, url: unknown, text: unknown = url): Note[] {
  const href = clean(url);
  const value = clean(text) || href;
  if (value === '') return [];
  return [
    URL.canParse(href) && isSafeAddress(href)
      ? { name, value, href }
      : { name, value: href && href !== value ? `${value} (${href})` : value },
  ];
}

export function docsNote(docs: unknown): Note[] {
  if (!isMap(docs)) return [];
  return linkNote('see', docs.url, docs.description || docs.url);
}

/** Returns how a value is written in XML, in words. */
export function xmlNote(xml: unknown): Note[] {
  if (!isMap(xml)) return [];
  const { name, namespace, prefix, attribute, wrapped, nodeType = 'element' } = xml;
  const isAttribute = attribute === true || nodeType === 'attribute';
  const kind = isAttribute ? 'attribute' : 'element';
  const words = [
    nodeType !== 'element' && nodeType !== 'attribute' && `node of type ${clean(nodeType)}`,
    name === undefined ? isAttribute && kind : `${kind} ${[prefix, name].filter(Boolean).map(clean).join(':')}`,
    name === undefined && prefix !== undefined && `prefix ${clean(prefix)}`,
    namespace !== undefined && `namespace ${clean(namespace)}`,
    wrapped === true && 'wrapped in an element',
    wrapped === false && 'not wrapped',
  ].filter(Boolean);
  return words.length > 0 ? [{ name: 'in XML', value: words.join(', ') }] : [];
}

function contactNotes({ contact }: Document['info']): Note[] {
  if (!contact) return [];
  const name = contact.url || !contact.name ? [] : [{ name: 'contact', value: clean(contact.name) }];
  const mail = contact.email ? linkNote('e-mail', `mailto:${contact.email}`, contact.email) : [];
  return [...name, ...mail];
}

/** Returns the facts about a contract without a section on the overview: terms, mail, documents. */
export function aboutContract(document: Document, title: string): Note[] {
  const { info, openapi, externalDocs } = document as Document & { externalDocs?: unknown };
  const { license } = info as { license?: { name?: string; url?: string; identifier?: string } };
  const named = clean(info.title);
  return [
    ...(named === title ? [] : [{ name: 'contract', value: named }]),
    { name: 'OpenAPI', value: clean(openapi) },
    ...(info.termsOfService ? linkNote('terms of service', info.termsOfService) : []),
    ...contactNotes(info),
    ...(license?.identifier ? [{ name: 'licence', value: `SPDX ${clean(license.identifier)}` }] : []),
    ...docsNote(externalDocs),
  ];
}
