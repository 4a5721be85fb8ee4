import { readJson } from 'docusaurus-preset-portal/node';

export interface TermEntry {
  /** Anchor on the page. */
  id: string;
  en: string;
  da: string;
  /** Origin of the English term: the authority, common use, or our translation. */
  english: 'official' | 'established' | 'ours';
  note?: string;
  /** Synonyms that the texts of the site do not use. */
  avoid?: string[];
  /** Related Danish words. */
  also?: { en: string; da: string }[];
  /** Page with more about the term. */
  see?: string;
}

export interface GlossaryData {
  terms: TermEntry[];
}

/** Returns the glossary in English alphabetical order. Takes no attributes. */
export async function glossaryData(): Promise<GlossaryData> {
  const terms = await readJson<TermEntry[]>('docs/_data/glossary.json');
  return { terms: terms.sort((a, b) => a.en.localeCompare(b.en, 'en')) };
}
