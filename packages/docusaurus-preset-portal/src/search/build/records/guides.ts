import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { withoutBasePath } from '../../../lib/basePath';
import { parseHtml } from '../../../lib/html';
import { readGuide, type Section, sectionsOf } from '../../../plugins/finished-pages/guide';
import { joinNames, type SourceRecord } from '../../engine/records';
import type { SynonymLookup } from '../synonyms';
import { excerpt } from '../text';

/** A hand-written page. */
export interface Guide {
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  permalink: string;
  /** The text before the first heading, then a section for each heading. */
  sections: readonly Section[];
}

/** Pages of the OpenAPI plugin. As those of this package, they have records of their own. */
const GENERATED = /\.(?:api|info|tag|schema)\.mdx$/;

/** Returns a reader of the sections of a page of a build, by its address without the base path. */
export const sectionsOfBuild =
  (build: string) =>
  (permalink: string): Section[] | undefined => {
    const files = [path.join(permalink, 'index.html'), `${permalink}.html`].map((file) => path.join(build, file));
    const file = files.find((each) => existsSync(each));
    const guide = file && readGuide(parseHtml(file, readFileSync(file, 'utf8')));
    return guide ? sectionsOf(guide.content) : undefined;
  };

/**
 * Returns the hand-written pages of the docs, of the version that is shown first.
 *
 * @param pages Folder of generated pages.
 * @param sectionsAt Returns the sections of a finished page, by its address without the base path. Without it, as in
 * the dev server, which has no finished pages, a guide is one section with all words of its source.
 */
export function readGuides(
  allContent: AllContent,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
  pages: string,
  sectionsAt?: (permalink: string) => readonly Section[] | undefined,
): Guide[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const own = aliasedSitePath(path.resolve(siteDir, pages), siteDir);
  const sourceOf = (source: string) => readFileSync(path.join(siteDir, source.replace('@site/', '')), 'utf8');
  return docs
    .flatMap(({ loadedVersions }) => loadedVersions)
    .filter(({ isLast }) => isLast)
    .flatMap((version) => version.docs)
    .filter(({ source, unlisted }) => !source.startsWith(`${own}/`) && !GENERATED.test(source) && !unlisted)
    .map(({ source, title, description, permalink: address, frontMatter }) => {
      const permalink = withoutBasePath(address, baseUrl);
      const text = sectionsAt ? '' : sourceOf(source);
      const sections = sectionsAt?.(permalink) ?? [{ heading: '', id: '', level: 1, text }];
      return { title, description, keywords: frontMatter.keywords, permalink, sections };
    })
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** A page ranks before its sections. */
const PAGE_WEIGHT = 1.7;

function sectionRecord(guide: Guide, parents: string[], section: Section, synonyms: SynonymLookup): SourceRecord {
  const { heading, id, text } = section;
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
    ...(!heading && guide.keywords && { keywords: joinNames(guide.keywords) }),
    prose: `${lead} ${text}`,
    ...(!heading && { weight: PAGE_WEIGHT }),
  };
}

/** Returns a record for each section of each guide. */
export function guideRecords(guides: readonly Guide[], synonyms: SynonymLookup): SourceRecord[] {
  return guides.flatMap((guide) => {
    /** Ancestor sections of the current one, outermost first. */
    const open: Section[] = [];
    return guide.sections.map((section) => {
      while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
      const parents = open.map(({ heading }) => heading);
      if (section.heading) open.push(section);
      return sectionRecord(guide, parents, section, synonyms);
    });
  });
}

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
