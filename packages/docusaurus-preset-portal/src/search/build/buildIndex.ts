import type { ChangelogData } from '../../guides/changes/build/data';
import type { OperationPage, ReferencePageData } from '../../openapi/model';
import { isOperation } from '../../reference/readPages';
import type { Manifest } from '../engine/records';
import { changeRecords } from './records/changes';
import { fieldRecords } from './records/fields';
import { type Guide, guideRecords } from './records/guides';
import { errorMessages } from './records/messages';
import { operationRecords } from './records/operations';
import { type ExpectedQuestion, withQuestions } from './records/questions';
import { nameTopics, type Topic } from './records/topics';
import type { SourceRecord } from './SourceRecord';
import { splitRecords } from './split';
import { type SynonymLookup, synonymsFrom } from './synonyms';

/** Content that is indexed. */
export interface IndexedContent {
  pages: readonly ReferencePageData[];
  guides: readonly Guide[];
  /** Returns what sections of guides describe. */
  topics?: (pages: readonly OperationPage[]) => Topic[];
  /** Returns records of other content, whose names can have synonyms. */
  records?: (synonyms: SynonymLookup) => SourceRecord[];
  /** Releases of the changelog, newest first, and its page. */
  changelog?: Pick<ChangelogData, 'releases'> & { page: string };
  /** Groups of synonyms, in both languages. */
  words?: {
    /** Nouns: added to the records that contain one of them. */
    things: readonly (readonly string[])[];
    /**
     * Verbs and similar words of questions, such as `update` and `opdater`: used to expand queries, never added to
     * records.
     */
    words: readonly (readonly string[])[];
  };
  /** Expected queries, and the address that should be their first result. */
  questions?: readonly ExpectedQuestion[];
}

/** Path of the file with the expected queries, for messages about them. */
const QUESTIONS_FILE = 'docs/_data/search-questions.json';

/** Returns the files of the index by name. The same sources always give the same bytes. */
export function buildIndex({
  pages,
  guides,
  topics,
  records: otherRecords,
  changelog,
  words = { things: [], words: [] },
  questions = [],
}: IndexedContent): Map<string, string> {
  const synonyms = synonymsFrom(words.things);
  const operations = pages.filter(isOperation);
  const named = [
    ...operationRecords(pages, synonyms),
    ...nameTopics(guideRecords(guides, synonyms), topics?.(operations) ?? [], synonyms),
    ...fieldRecords(operations, synonyms),
    ...(otherRecords?.(synonyms) ?? []),
    ...(changelog ? changeRecords(changelog.releases, changelog.page, synonyms) : []),
  ];
  // Ids are short because every index file contains them.
  const records = withQuestions(named, questions, QUESTIONS_FILE).map((record, at) => ({
    ...record,
    id: at.toString(36),
  }));
  const { root, pieces, files } = splitRecords(records);
  const manifest: Manifest = {
    root,
    pieces,
    synonyms: synonyms.groups,
    words: synonymsFrom(words.words).groups,
    messages: errorMessages(operations),
    count: records.length,
  };
  return new Map([['manifest.json', JSON.stringify(manifest)], ...files]);
}
