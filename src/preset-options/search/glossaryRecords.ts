import { excerpt, type SourceRecord, type SynonymLookup } from 'docusaurus-preset-portal/node';
import type { TermEntry } from '../../guides/glossary/build/data';

/** A glossary term, reduced to what is searched. */
type SearchedTerm = Pick<TermEntry, 'id' | 'en' | 'da' | 'note'>;

/** Ranks below the guide, field or operation of the same name. */
const WEIGHT = 0.7;

/** Splits the names in a glossary entry: `Realkreditpantebrev, pantebrev (SFE)` contains three. */
const names = (text: string) =>
  text
    .split(/[,()/]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns the synonym groups of the glossary. */
export const glossaryGroups = (terms: readonly SearchedTerm[]): string[][] =>
  terms.map(({ en, da }) => [...names(en), ...names(da)]);

/** @param page Page that has an anchor per term. */
export const glossaryRecords = (
  terms: readonly SearchedTerm[],
  page: string,
  synonyms: SynonymLookup,
): SourceRecord[] =>
  terms.map(({ id, en, da, note }) => ({
    id: `t:${id}`,
    kind: 'guide',
    title: en,
    label: da,
    where: 'Guides › Glossary',
    href: `${page}#${encodeURIComponent(id)}`,
    ...(note ? { text: excerpt(note) } : {}),
    otherNames: synonyms.of(en, da),
    weight: WEIGHT,
  }));
