import type { OperationPage, ReferencePageData } from 'openapi-toolkit';
import type { Site } from '../../content/site';
import type { ChangelogData } from '../../guides/changes/build/data';
import { isOperation } from '../../reference/readPages';
import type { SearchIndex, SourceRecord } from '../engine/records';
import { synonymsOf } from '../engine/synonyms';
import { createWords } from '../engine/words';
import { lookupOf } from './lookup';
import { changeRecords } from './records/changes';
import { fieldRecords } from './records/fields';
import { type Guide, guideRecords, nameTopics, type Topic } from './records/guides';
import { errorMessages } from './records/messages';
import { operationRecords } from './records/operations';
import { type SynonymLookup, synonymsFrom } from './synonyms';

/** Content that is indexed. */
export interface IndexedContent {
  pages: readonly ReferencePageData[];
  guides: readonly Guide[];
  topics?: (pages: readonly OperationPage[]) => Topic[];
  /** Returns records of other content, whose names can have synonyms. */
  records?: (synonyms: SynonymLookup) => SourceRecord[];
  changelog?: Pick<ChangelogData, 'releases'> & { page: string };
  /** Content of the site: its language, and what names of fields and problems mean. */
  content: Pick<Site, 'guides' | 'identifiers' | 'language' | 'searched'>;
  /** Groups of synonyms, in all languages. */
  words?: {
    /** Nouns: added to the records that contain one of them. */
    things: readonly (readonly string[])[];
    /**
     * Verbs and similar words of questions, such as `update` and `opdater`: used to expand queries, never added to
     * records.
     */
    words: readonly (readonly string[])[];
  };
}

/** Returns the index. The same sources always give the same bytes. */
export function buildIndex({
  pages,
  guides,
  topics,
  records: otherRecords,
  changelog,
  content,
  words = { things: [], words: [] },
}: IndexedContent): SearchIndex {
  const terms = createWords(content.language);
  const synonyms = synonymsFrom(words.things, terms);
  const operations = pages.filter(isOperation);
  const named = [
    ...operationRecords(pages, synonyms, content),
    ...nameTopics(guideRecords(guides, synonyms), topics?.(operations) ?? [], synonyms),
    ...fieldRecords(operations, synonyms, content),
    ...(otherRecords?.(synonyms) ?? []),
    ...(changelog ? changeRecords(changelog.releases, changelog.page, synonyms) : []),
  ];
  // Ids are short because the index contains them.
  const records = named.map((record, at) => ({ ...record, id: at.toString(36) }));
  const questionWords = synonymsFrom(words.words, terms).groups;
  return {
    ...lookupOf(records, terms, synonymsOf(synonyms.groups, questionWords)),
    synonyms: synonyms.groups,
    words: questionWords,
    messages: errorMessages(operations, content),
  };
}
