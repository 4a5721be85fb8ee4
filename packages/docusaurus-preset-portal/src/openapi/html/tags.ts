import { escapeMarkup } from '../../lib/escapeMarkup';
import { isSafeAddress } from '../../lib/safeMarkup';

/** An allowed tag of a description, as the page writes it. */
export interface Tag {
  kind: 'open' | 'close' | 'alone';
  name: string;
  html: string;
  source: string;
}

const words = (text: string) => new Set(text.split(' '));

/** Text, lists and tables: no scripts, no loaded resources, nothing that imitates the surrounding page. */
const ALLOWED_ELEMENTS = words(
  'a abbr b blockquote br caption center cite code col colgroup dd del details dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var wbr',
);

export const VOID_ELEMENTS = words('area base br col embed hr img input link meta source track wbr');

const REPLACEMENTS: Record<string, string> = { center: 'div', font: 'span', tt: 'code', strike: 's' };

/** Allowed attributes by element. Attributes in `DROPPED` are harmless and removed. */
const ALLOWED_ATTRIBUTES: Record<string, RegExp> = {
  title: /^/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  start: /^\d{1,6}$/,
  open: /^/,
};
const DROPPED =
  /^(align|alt|bgcolor|border|cellpadding|cellspacing|class|color|data-[\w-]+|dir|face|height|href|id|lang|name|rel|size|src|style|target|type|valign|width|markdown)$/;

const ATTRIBUTE = /\s+([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][\w-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>$/i;

/** Escapes an attribute value. Character references belong to the source; only those that HTML requires remain. */
const attribute = (text: string): string => escapeMarkup(text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'));

function attributesOf(text: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  const all = [...found.keys()];
  return all.every((name) => Object.hasOwn(ALLOWED_ATTRIBUTES, name) || DROPPED.test(name)) ? found : undefined;
}

/** Converts an image to a link, so that pages load nothing from other hosts. */
function image(attributes: Map<string, string>): string | undefined {
  const src = attributes.get('src') ?? '';
  const alt = attributes.get('alt') || src;
  return src !== '' && isSafeAddress(src) ? `<a href="${attribute(src)}">${attribute(alt)}</a>` : undefined;
}

function opening(name: string, attributes: Map<string, string>): string | undefined {
  if (name === 'img') return image(attributes);
  const allowed = [...attributes].filter(([key, value]) => ALLOWED_ATTRIBUTES[key]?.test(value));
  const href = name === 'a' ? attributes.get('href') : undefined;
  if (href !== undefined && !isSafeAddress(href)) return undefined;
  const all: [string, string][] = href === undefined ? allowed : [['href', href], ...allowed];
  return `<${name}${all.map(([key, value]) => ` ${key}="${attribute(value)}"`).join('')}>`;
}

/** Parses one tag of a description; undefined if it is to be shown as text. */
export function readTag(source: string): Tag | undefined {
  const [, slash, given = '', rest = ''] = TAG.exec(source) ?? [];
  const elementName = given.toLowerCase();
  if (!ALLOWED_ELEMENTS.has(elementName)) return undefined;
  const name = REPLACEMENTS[elementName] ?? elementName;
  if (VOID_ELEMENTS.has(name) || source.toLowerCase() === '</br>') {
    const attributes = attributesOf(rest);
    const html = attributes && opening(name, attributes);
    return html === undefined ? undefined : { kind: 'alone', name, html, source };
  }
  if (slash) return { kind: 'close', name, html: `</${name}>`, source };
  const attributes = attributesOf(rest);
  const html = attributes && opening(name, attributes);
  return html === undefined ? undefined : { kind: 'open', name, html, source };
}
