import { readFileSync } from 'node:fs';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import type { OperationPage } from '../../packages/docusaurus-preset-portal/src/openapi/model';
import type { IndexedContent } from '../../packages/docusaurus-preset-portal/src/search/build/buildIndex';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function guideOf(file: string): IndexedContent['guides'][number] {
  const [, head = '', markdown = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`docs/docs/${file}`, 'utf8')) ?? [];
  const value = (key: string) => new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(head)?.[1] ?? '';
  return {
    title: value('title'),
    description: value('description'),
    permalink: `/docs/${file.replace(/(\/index)?\.mdx$/, '')}`,
    markdown,
  };
}

/** Returns the sources of the index without a build, for measurements with other operations than those of the site. */
export function sourcesWith(pages: readonly OperationPage[]): IndexedContent {
  const questions: IndexedContent['questions'] = json('docs/_data/search-questions.json');
  const files = listFilesSync('docs/docs').filter((file) => file.endsWith('.mdx'));
  return {
    pages,
    guides: files.map(guideOf),
    attributes: json('docs/_data/attribute-translations.json'),
    attributesPage: '/docs/data-docs/attributes',
    glossary: json('docs/_data/glossary.json'),
    glossaryPage: '/docs/glossary',
    // Invented contracts have no changes.
    releases: [],
    changelogPage: '/docs/changelog',
    words: json('docs/_data/search-words.json'),
    // Invented contracts have no overview, and so no downloads.
    questions: questions.filter(({ at }) => !at.startsWith('*#')),
  };
}
