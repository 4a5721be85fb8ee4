import type { SourceRecord } from '../SourceRecord';
import type { SynonymLookup } from '../synonyms';
import { distinctWords, excerpt } from '../text';
import { type GuideSection, sections } from './sections';

/** A hand-written page. */
export interface Guide {
  title: string;
  description: string;
  permalink: string;
  /** Body without front matter. */
  markdown: string;
}

/** Weight of a section by the level of its heading. */
const LEVEL_WEIGHTS: Readonly<Record<number, number>> = { 1: 1.7, 2: 1, 3: 0.95 };
const DEEPER_WEIGHT = 0.9;

function sectionRecord(guide: Guide, parents: string[], section: GuideSection, synonyms: SynonymLookup): SourceRecord {
  const { heading, id, level, text } = section;
  const title = heading || guide.title;
  const lead = heading ? text : guide.description;
  return {
    id: `g:${guide.permalink}${id && `#${id}`}`,
    kind: 'guide',
    title,
    where: ['Guides', ...(heading ? [guide.title, ...parents] : [])].join(' › '),
    href: `${guide.permalink}${id && `#${encodeURIComponent(id)}`}`,
    ...(lead ? { text: excerpt(lead) } : {}),
    otherNames: synonyms.of(title),
    prose: distinctWords(`${lead} ${text}`, `${title} ${excerpt(lead)}`),
    weight: LEVEL_WEIGHTS[level] ?? DEEPER_WEIGHT,
  };
}

/** Returns a record for each section of each guide. */
export function guideRecords(guides: readonly Guide[], synonyms: SynonymLookup): SourceRecord[] {
  return guides.flatMap((guide) => {
    /** Ancestor sections of the current one, outermost first. */
    const open: GuideSection[] = [];
    return sections(guide.markdown).map((section) => {
      while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
      const parents = open.map(({ heading }) => heading);
      if (section.heading) open.push(section);
      return sectionRecord(guide, parents, section, synonyms);
    });
  });
}
