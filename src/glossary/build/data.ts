import { readFile } from 'node:fs/promises';

export interface Term {
  /** Anchor on the page. */
  id: string;
  en: string;
  da: string;
  /** Whose English it is: of the authority, in common use, or ours. */
  english: 'official' | 'established' | 'ours';
  note?: string;
  /** Related Danish words. */
  also?: { en: string; da: string }[];
  /** Where the site says more. */
  see?: string;
}

export interface GlossaryData {
  terms: Term[];
}

/** The glossary in English alphabetical order. Takes no attributes. */
export async function glossaryData(): Promise<GlossaryData> {
  const terms = JSON.parse(await readFile('docs/_data/glossary.json', 'utf8')) as Term[];
  return { terms: terms.sort((a, b) => a.en.localeCompare(b.en, 'en')) };
}
