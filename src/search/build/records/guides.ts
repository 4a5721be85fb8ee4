import type { SearchRecord } from '../../engine/records';
import type { Synonyms } from '../synonyms';
import { bag, excerpt } from '../text';
import { type Section, sections } from './sections';

/** A hand-written page. */
export interface Guide {
  title: string;
  description: string;
  permalink: string;
  /** Without front matter. */
  markdown: string;
}

const BY_LEVEL: Readonly<Record<number, number>> = { 1: 1.7, 2: 1, 3: 0.95 };
const DEEPER = 0.9;

function sectionRecord(guide: Guide, parents: string[], section: Section, synonyms: Synonyms): SearchRecord {
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
    also: synonyms.of(title),
    prose: bag(`${lead} ${text}`, `${title} ${excerpt(lead)}`),
    weight: BY_LEVEL[level] ?? DEEPER,
  };
}

/** Guides by section. */
export function guideRecords(guides: readonly Guide[], synonyms: Synonyms): SearchRecord[] {
  return guides.flatMap((guide) => {
    const open: Section[] = [];
    return sections(guide.markdown).map((section) => {
      while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
      const parents = open.map(({ heading }) => heading);
      if (section.heading) open.push(section);
      return sectionRecord(guide, parents, section, synonyms);
    });
  });
}
