import { apis } from 'docusaurus-preset-portal/content';
import type { OverviewPage, ReferencePageData } from '../openapi/model';
import { PUBLISHED_LIST } from '../reference/history/publishVersions';
import { about } from '../sandbox/about';
import { WORKFLOWS } from '../workflows';
import { apiIndex, apiLlmsFull, apiLlmsTxt, apiPages, type LlmsSources, llmsTxt } from './index-files/llmsTxt';
import { INDEX } from './pages/addresses';
import { API_CATALOG, apiCatalog, skillFiles } from './wellKnown';

interface Indexed extends Omit<LlmsSources, 'files'> {
  pages: readonly ReferencePageData[];
  /** Instructions for using the APIs, with links. */
  skill: string | undefined;
  hasPublished: boolean;
  hasWorkflows: boolean;
}

const isOverview = (page: ReferencePageData): page is OverviewPage => page.kind === 'overview';

/** Returns the files that link to the Markdown copies, by path: indexes, the skill, the API catalogue. */
export function indexes(sources: Indexed): [file: string, text: string][] {
  const { copies, pages, skill, hasPublished, hasWorkflows } = sources;
  const skills = skill ? skillFiles(skill) : [];
  const files = [
    ...skills
      .slice(1)
      .map(([file]) => ({ title: 'Skill', path: file, about: 'How to integrate well, for coding agents.' })),
    {
      title: 'Documentation, sandbox and MCP server in one file',
      path: `/${about.tarball}`,
      about:
        'Runs without a network, with Node.js 20 or later: npx --yes and its address. With --mcp it is an MCP server over stdio.',
    },
    hasPublished && {
      title: 'Published contracts',
      path: PUBLISHED_LIST,
      about: 'Every version of every contract, with its SHA-256.',
    },
    hasWorkflows && {
      title: 'Workflows',
      path: WORKFLOWS,
      about: 'Tasks of several requests: what each hands on, when to repeat (Arazzo 1.0).',
    },
    { title: 'API catalogue', path: API_CATALOG, about: 'Where each API is served and described (RFC 9727).' },
  ].filter((file) => file !== false);
  const overviews = pages.filter(isOverview);
  const downloadsOf = (id: string) => overviews.find(({ api }) => api.id === id)?.downloads;
  return [
    [INDEX, llmsTxt({ ...sources, files })],
    ...apis.flatMap((api): [string, string][] => [
      [apiIndex(api.route), apiLlmsTxt(api, copies, downloadsOf(api.id))],
      [apiPages(api.route), apiLlmsFull(api.id, copies)],
    ]),
    ...skills,
    [API_CATALOG, apiCatalog(overviews)],
  ];
}
