import { readFileSync } from 'node:fs';

const HEADING = /^#{2,3} .*\{#([^}]+)\}$/;

/** Splits a guide by the ids of its headings: id → text up to the next heading. */
export function sectionsOf(file: string): Map<string, string> {
  const sections = new Map<string, string>();
  let id = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    id = HEADING.exec(line)?.[1] ?? (/^#{1,3} /.test(line) ? '' : id);
    if (id) sections.set(id, `${sections.get(id) ?? ''}${line}\n`);
  }
  return sections;
}
