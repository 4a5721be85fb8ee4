import { isSafeAddress } from '../../lib/safeMarkup';
import { isMap } from '../isMap';
import type { Note } from '../model';
import { clean } from '../text';

/** Returns a note that links to an absolute URL, or shows it as text if it is unsafe. */
export function linkNote(name: string, url: unknown, text: unknown = url): Note[] {
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

export function xmlNote(xml: unknown): Note[] {
  if (!isMap(xml)) return [];
  const { name, namespace, prefix, attribute, wrapped, nodeType } = xml;
  const kind = attribute === true || nodeType === 'attribute' ? 'attribute' : 'element';
  const words = [
    nodeType === undefined || nodeType === 'element' || nodeType === 'attribute'
      ? ''
      : `node of type ${clean(nodeType)}`,
    name === undefined
      ? kind === 'attribute'
        ? kind
        : ''
      : `${kind} ${[prefix, name].filter(Boolean).map(clean).join(':')}`,
    name === undefined && prefix !== undefined ? `prefix ${clean(prefix)}` : '',
    namespace === undefined ? '' : `namespace ${clean(namespace)}`,
    wrapped === true ? 'wrapped in an element' : '',
    wrapped === false ? 'not wrapped' : '',
  ].filter(Boolean);
  return words.length > 0 ? [{ name: 'in XML', value: words.join(', ') }] : [];
}
