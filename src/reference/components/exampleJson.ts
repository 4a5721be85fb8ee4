import { highlight } from '../../highlight';
import type { Html } from '../../openapi/model';
import { clean } from '../../openapi/text';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

const KIND: Record<string, string> = { string: 'hl-s', number: 'hl-n', boolean: 'hl-l', object: 'hl-l' };

const scalar = (value: unknown) => `<span class="${KIND[typeof value]}">${escapeHtml(JSON.stringify(value))}</span>`;

function write(value: unknown, path: string, indent: string): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => inner + write(item, `${path}[]`, inner))
    : Object.entries(value).map(([key, item]) => {
        const at = path === '' ? key : `${path}.${key}`;
        const name = `<span class="hl-a" data-p="${escapeHtml(clean(at))}">${escapeHtml(JSON.stringify(key))}</span>`;
        return `${inner}${name}: ${write(item, at, inner)}`;
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return rows.length === 0 ? `${open}${close}` : `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** JSON as highlighted HTML in which every key carries the path of its property (`data-p`). */
export function exampleJson(text: string): Html {
  try {
    return write(JSON.parse(text), '', '');
  } catch {
    return highlight(text, 'text');
  }
}
