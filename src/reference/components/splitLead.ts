import type { Html } from '../../openapi/model';

/** At most two paragraphs, so that a phone shows the first parameter on its second screen. */
const LEAD = /^(?:\s*<p>(?:(?!<\/p>)[\s\S])*<\/p>){1,2}/;

/** A last paragraph that introduces the next block: `See also:` before a list. */
const BEGINS = /(?<=<\/p>)\s*<p>(?:(?!<\/p>)[\s\S])*:<\/p>$/;

/** Splits a description after its first one or two paragraphs. Lists, tables and the rest are shown further down. */
export function splitLead(html: Html | undefined): { lead?: Html; rest?: Html } {
  if (!html) return {};
  const lead = (LEAD.exec(html)?.[0] ?? '').replace(BEGINS, '');
  const rest = html.slice(lead.length).trim();
  if (rest === '') return { lead: html };
  // A heading needs the one above it, "Notes".
  if (lead === '') return /<h\d/.test(html) ? { rest } : { lead: html };
  return { lead, rest };
}
