import { codeLists } from 'docusaurus-preset-portal/content';
import { codeFinder } from '../../search/codes/findCodes';
import { searchData } from '../../search/codes/searchData';
import { createSearch, type PageGroup, type PageRecord, type SearchEngine } from '../../search/engine';
import { INDEX_FOLDER } from '../../search/folder';
import type { ServerData } from './knowledge';
import { argumentsOf, type Tool, textArgument } from './tool';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

const searches = new WeakMap<ServerData, SearchEngine>();

/** Creates the search of the site, with the index of the site and the same ranking. */
function searchOf(knowledge: ServerData): SearchEngine {
  const cached = searches.get(knowledge);
  if (cached) return cached;
  const load = async <T>(file: string): Promise<T> => JSON.parse(knowledge.file(`${INDEX_FOLDER}/${file}`)) as T;
  const search = createSearch(load, async () => codeFinder(searchData(codeLists)));
  searches.set(knowledge, search);
  return search;
}

const recordsOf = ({ page, best, parts }: PageGroup): PageRecord[] => [
  best.record,
  ...[page, ...parts.map(({ record }) => record)].filter(({ href }) => href !== best.record.href),
];

export const search: Tool<{ query: string; limit?: number }> = {
  name: 'search',
  title: 'Search',
  description:
    'Searches guides, operations, fields, attributes and codes by words, names as code writes them, or paths. The search of the site, with its ranking.',
  input: argumentsOf(
    {
      query: textArgument('What to look for.', 200),
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: MAX_LIMIT,
        description: `Results at most; ${DEFAULT_LIMIT} by default.`,
      },
    },
    ['query'],
  ),
  run: async ({ query, limit = DEFAULT_LIMIT }, knowledge) => {
    const { groups, corrected, suggestions } = await searchOf(knowledge).find(query);
    const found = groups.flatMap(recordsOf);
    const results = found.slice(0, limit).map(({ kind, title, label, method, path, where, href, text }) => ({
      kind,
      title,
      label,
      ...(path && { call: [method?.toUpperCase(), path].filter(Boolean).join(' ') }),
      where,
      page: href,
      text,
    }));
    return {
      found: found.length,
      ...(corrected !== undefined && { corrected }),
      results,
      ...(found.length === 0 && { suggestions }),
    };
  },
};
