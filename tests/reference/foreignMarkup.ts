const TAG = /<\/?([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z][\w:-]*(?:="[^"]*")?)*)\s*\/?>/g;

/** Elements that no page of the reference has. */
const NEVER =
  /^(script|style|iframe|object|embed|link|meta|base|form|svg|math|img|video|audio|body|html|head|template|textarea)$/i;

const SAFE_LINK = /^(https?:|mailto:|[/#?]|[\w%.-]+(\/|$))/i;

/**
 * Returns markup that does not belong in rendered pages: elements that the site never writes, event handlers, script
 * links, and `<` that is neither escaped nor the start of a tag.
 */
export function foreignMarkup(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replace(TAG, (tag, name: string, attributes: string) => {
    if (NEVER.test(name)) faults.push(tag);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([a-zA-Z][\w:-]*)(?:="([^"]*)")?/g)) {
      if (/^(on|srcdoc$|style$)/i.test(attribute)) faults.push(`${attribute} in ${tag.slice(0, 120)}`);
      if (/^(href|src|action|formaction|xlink:href)$/i.test(attribute) && !SAFE_LINK.test(value) && value !== '')
        faults.push(`${attribute}="${value.slice(0, 80)}"`);
    }
    return '';
  });
  const loose = rest.indexOf('<');
  if (loose >= 0) faults.push(`unescaped: ${rest.slice(loose, loose + 80)}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
  if (/[\u0000\u001b\u202a-\u202e\u2066-\u2069\ufeff]/.test(html)) faults.push('characters that can not be seen');
  return faults;
}
