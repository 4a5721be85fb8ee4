import type { Html } from 'openapi-toolkit';

/** Those that contract text may have. */
const VOID_ELEMENTS = new Set(['br', 'col', 'hr', 'input', 'wbr']);

/** At most this many paragraphs, so that a phone shows the first parameter on its second screen. */
const MAX_PARAGRAPHS = 2;

/** A paragraph that introduces the next block: `See also:` before a list. */
const BEGINS = /:(?:<\/\w+>)*\s*<\/p>$/;

/** The same, of several sentences: those before the last, and the last. */
const LAST_SENTENCE = /^(\s*<p>[\s\S]*[.!?])\s+((?=\p{Lu}|<)(?:[^<]|<(\w+)>[^<]*<\/\3>)+<\/p>)$/u;

/** Returns the blocks of balanced HTML: paragraphs, lists, tables. */
function blocksOf(html: Html): Html[] {
  const blocks: Html[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!VOID_ELEMENTS.has(name)) depth += slash ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return [...blocks, html.slice(start)];
}

/** Splits a description after its first one or two paragraphs, before the sentence that introduces a list or table. */
export function splitLead(html: Html | undefined): { lead?: Html; rest?: Html } {
  if (!html) return {};
  const blocks = blocksOf(html);
  let count = Math.min(
    MAX_PARAGRAPHS,
    blocks.findIndex((block) => !block.trim().startsWith('<p>')),
  );
  const last = blocks[count - 1] ?? '';
  if (BEGINS.test(last)) {
    const [, before, sentence] = LAST_SENTENCE.exec(last) ?? [];
    if (before) blocks.splice(count - 1, 1, `${before}</p>`, `<p>${sentence}`);
    else count += count > 1 ? -1 : 1;
  }
  const lead = blocks.slice(0, count).join('');
  const rest = blocks.slice(count).join('').trim();
  if (rest === '') return { lead: html };
  // A heading needs the one above it, "Notes".
  if (lead === '') return /<h\d/.test(html) ? { rest } : { lead: html };
  return { lead, rest };
}
