import type { Html } from '../../openapi/model';

/** At most two: a phone has the first parameter on its second screen. */
const LEAD = /^(?:\s*<p>(?:(?!<\/p>)[\s\S])*<\/p>){1,2}/;

/** A last paragraph, after others, that begins what follows it: `See also:` before a list. */
const BEGINS = /(?<=<\/p>)\s*<p>(?:(?!<\/p>)[\s\S])*:<\/p>$/;

/** A description cut after the first one or two paragraphs: lists, tables and all else are for reading later. */
export function splitLead(html: Html | undefined): { lead?: Html; rest?: Html } {
  if (!html) return {};
  const lead = (LEAD.exec(html)?.[0] ?? '').replace(BEGINS, '');
  const rest = html.slice(lead.length).trim();
  // Nothing to cut, or nothing to begin with.
  if (lead === '' || rest === '') return { lead: html };
  return { lead, rest };
}
