import type { ChangelogData } from '../../changes/build/data';
import type { ReferencePage } from '../../openapi/model';
import { isOperation } from '../../reference/readPages';
import type { AttributeTranslation } from '../../translations';
import type { Manifest } from '../engine/records';
import { attributeRecords } from './records/attributes';
import { changeRecords } from './records/changes';
import { fieldRecords } from './records/fields';
import { glossaryGroups, glossaryRecords, type Term } from './records/glossary';
import { type Guide, guideRecords } from './records/guides';
import { operationRecords } from './records/operations';
import { type Question, withQuestions } from './records/questions';
import { nameTopics } from './records/topics';
import type { SourceRecord } from './SourceRecord';
import { DEFAULT_LIMITS, type Limits, splitRecords } from './split';
import { synonymsFrom } from './synonyms';

/** What is searched. */
export interface Sources {
  pages: readonly ReferencePage[];
  guides: readonly Guide[];
  attributes: readonly AttributeTranslation[];
  /** Page of the attribute catalogue, where there is one. */
  attributesPage?: string;
  glossary: readonly Term[];
  /** Page of the glossary, where there is one. */
  glossaryPage?: string;
  /** What changed, the newest first. */
  releases: ChangelogData['releases'];
  /** Page of the changelog, where there is one. */
  changelogPage?: string;
  /** Groups of names of the same thing, in both languages. */
  words: {
    /** Of what the records are about, besides the glossary's: in the records that have one of them. */
    things: readonly (readonly string[])[];
    /** Of what questions say of them, such as `update` and `opdater`: looked up for a query, in no record. */
    words: readonly (readonly string[])[];
  };
  /** What readers ask for, and the address that answers it. */
  questions: readonly Question[];
}

/** Where the questions are kept, for messages about them. */
const QUESTIONS_FILE = 'docs/_data/search-questions.json';

/** All records, and the names of the same things. */
export interface AllRecords {
  records: SourceRecord[];
  groups: string[][];
  words: string[][];
}

/** What the sources say, as records. */
export function allRecords(sources: Sources): AllRecords {
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
  // Short ids, because they are in every file.
  return {
    records: records.map((record, at) => ({ ...record, id: at.toString(36) })),
    groups: synonyms.groups,
    words: synonymsFrom(sources.words.words).groups,
  };
}

/**
 * The files of the index by name. The same records give the same bytes.
 *
 * @param limits Browsers load it in parts; programs that carry the search have it as `ONE_FILE`.
 */
export function indexFiles(
  { records, groups, words }: AllRecords,
  limits: Limits = DEFAULT_LIMITS,
): Map<string, string> {
  const { root, pieces, files } = splitRecords(records, limits);
  const manifest: Manifest = { root, pieces, synonyms: groups, words, count: records.length };
  return new Map([['manifest.json', JSON.stringify(manifest)], ...files]);
}

/** The same from their sources. */
export const buildIndex = (sources: Sources, limits?: Limits): Map<string, string> =>
  indexFiles(allRecords(sources), limits);
