import { Joi } from '@docusaurus/utils-validation';
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

const string = Joi.string();
const shape = Joi.array<TermEntry[]>().items(
  Joi.object<TermEntry, true>({
    id: string.required(),
    en: string.required(),
    da: string.required(),
    english: string.valid('official', 'established', 'ours').required(),
    note: string,
    avoid: Joi.array().items(string),
    also: Joi.array().items({ en: string.required(), da: string.required() }),
    see: string,
  }),
);

/** Returns the glossary in English alphabetical order. Takes no attributes. */
export async function glossaryData(): Promise<GlossaryData> {
  const terms = await readJson<TermEntry[]>('docs/_data/glossary.json', shape);
  return { terms: terms.sort((a, b) => a.en.localeCompare(b.en, 'en')) };
}
