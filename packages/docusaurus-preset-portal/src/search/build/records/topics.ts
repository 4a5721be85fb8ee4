import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';
import type { SynonymLookup } from '../synonyms';

/** A thing that a section of a guide describes, such as an error or a register. */
export interface Topic {
  href: string;
  /** Names besides the heading of the section. */
  label: string;
  weight: number;
}

/** Adds the names of topics to the sections that describe them. */
export function nameTopics(
  guides: readonly SourceRecord[],
  topics: readonly Topic[],
  synonyms: SynonymLookup,
): SourceRecord[] {
  const byHref = new Map(topics.map((topic) => [topic.href, topic]));
  return guides.map((guide) => {
    const topic = byHref.get(guide.href);
    if (!topic) return guide;
    const { label, weight } = topic;
    const displayedLabel = label === guide.title ? {} : { label };
    return { ...guide, ...displayedLabel, weight, otherNames: joinNames([guide.otherNames, synonyms.of(label)]) };
  });
}
