import type { OperationPage, ReferencePageData } from 'openapi-toolkit';
import type { Site } from '../../content/site';
import type { ChangelogData } from '../../guides/changes/build/data';
import { isOperation } from '../../reference/readPages';
import type { Manifest, SourceRecord } from '../engine/records';
import { createWords } from '../engine/words';
import { changeRecords } from './records/changes';
import { fieldRecords } from './records/fields';
import { type Guide, guideRecords, nameTopics, type Topic } from './records/guides';
import { errorMessages } from './records/messages';
import { operationRecords } from './records/operations';
import { splitRecords } from './split';
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

/** Returns the files of the index by name. The same sources always give the same bytes. */
export function buildIndex({
  pages,
  guides,
  topics,
  records: otherRecords,
  changelog,
  content,
  words = { things: [], words: [] },
}: IndexedContent): Map<string, string> {
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
  // Ids are short because every index file contains them.
  const records = named.map((record, at) => ({ ...record, id: at.toString(36) }));
  const { root, pieces, files } = splitRecords(records, terms);
  const manifest: Manifest = {
    root,
    pieces,
    synonyms: synonyms.groups,
    words: synonymsFrom(words.words, terms).groups,
    messages: errorMessages(operations, content),
    count: records.length,
  };
  return new Map([['manifest.json', JSON.stringify(manifest)], ...files]);
}
