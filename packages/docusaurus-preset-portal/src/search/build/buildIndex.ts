import type { ChangelogData } from '../../guides/changes/build/data';
import type { ReferencePageData } from '../../openapi/model';
import { isOperation } from '../../reference/readPages';
import type { Manifest } from '../engine/records';
import { attributeRecords, type SearchedAttribute } from './records/attributes';
import { changeRecords } from './records/changes';
import { fieldRecords } from './records/fields';
import { glossaryGroups, glossaryRecords, type SearchedTerm } from './records/glossary';
import { type Guide, guideRecords } from './records/guides';
import { errorMessages } from './records/messages';
import { operationRecords } from './records/operations';
import { type ExpectedQuestion, withQuestions } from './records/questions';
import { nameTopics } from './records/topics';
import type { SourceRecord } from './SourceRecord';
import { splitRecords } from './split';
import { synonymsFrom } from './synonyms';

/** Content that is indexed. */
export interface IndexedContent {
  pages: readonly ReferencePageData[];
  guides: readonly Guide[];
  attributes: readonly SearchedAttribute[];
  /** Page of the attribute catalogue, if there is one. */
  attributesPage?: string;
  glossary: readonly SearchedTerm[];
  /** Page of the glossary, if there is one. */
  glossaryPage?: string;
  /** Releases of the changelog, newest first. */
  releases: ChangelogData['releases'];
  /** Page of the changelog, if there is one. */
  changelogPage?: string;
  /** Groups of synonyms, in both languages. */
  words: {
    /** Nouns, besides those of the glossary: added to the records that contain one of them. */
    things: readonly (readonly string[])[];
    /**
     * Verbs and similar words of questions, such as `update` and `opdater`: used to expand queries, never added to
     * records.
     */
    words: readonly (readonly string[])[];
  };
  /** Expected queries, and the address that should be their first result. */
  questions: readonly ExpectedQuestion[];
}

/** Path of the file with the expected queries, for messages about them. */
const QUESTIONS_FILE = 'docs/_data/search-questions.json';

/** All records and the synonym groups. */
export interface AllRecords {
  records: SourceRecord[];
  groups: string[][];
  words: string[][];
}

/** Converts the sources to records. */
export function allRecords(sources: IndexedContent): AllRecords {
  const { pages, guides, attributes, attributesPage = '', glossary, glossaryPage = '' } = sources;
  const { releases, changelogPage } = sources;
  const synonyms = synonymsFrom([...sources.words.things, ...glossaryGroups(glossary)]);
  const operations = pages.filter(isOperation);
  const named = [
    ...operationRecords(pages, synonyms),
    ...nameTopics(guideRecords(guides, synonyms), operations, synonyms),
    ...fieldRecords(operations, synonyms),
    ...attributeRecords(attributes, attributesPage, synonyms),
    ...glossaryRecords(glossary, glossaryPage, synonyms),
    ...(changelogPage ? changeRecords(releases, changelogPage, synonyms) : []),
  ];
  const records = withQuestions(named, sources.questions, QUESTIONS_FILE);
  // Ids are short because every index file contains them.
  return {
    records: records.map((record, at) => ({ ...record, id: at.toString(36) })),
    groups: synonyms.groups,
    words: synonymsFrom(sources.words.words).groups,
  };
}

/** Returns the files of the index by name. The same sources always give the same bytes. */
export function buildIndex(sources: IndexedContent): Map<string, string> {
  const { records, groups, words } = allRecords(sources);
  const { root, pieces, files } = splitRecords(records);
  const messages = errorMessages(sources.pages.filter(isOperation));
  const manifest: Manifest = { root, pieces, synonyms: groups, words, messages, count: records.length };
  return new Map([['manifest.json', JSON.stringify(manifest)], ...files]);
}
