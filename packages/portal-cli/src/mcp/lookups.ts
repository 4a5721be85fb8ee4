import { finders, language } from 'docusaurus-preset-portal/content';
import { type ApiChanges, createSearch, type PageGroup, type PageRecord } from 'docusaurus-preset-portal/program';
import { type Document, memoizeByObject, ownValue } from 'openapi-toolkit';
import { compareVersions } from 'openapi-toolkit/diff';
import type { ServerData } from './knowledge';
import { argumentsOf, type Tool, ToolError, textArgument, unknownName } from './tool';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

/** Creates the search of the site, with the index of the site and the same ranking. */
const searchOf = memoizeByObject(({ file }: ServerData) =>
  createSearch(async (name) => JSON.parse(file(name)), { language, finders }),
);

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
    const { groups, corrected } = await searchOf(knowledge).find(query);
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
    };
  },
};

/** Returns the version of the bundled contract of an API. */
function versionOf(api: string, { contracts }: ServerData): string {
  const version = ownValue(contracts, api);
  if (!version) throw unknownName('API', api, Object.keys(contracts));
  return version;
}

export const getSchema: Tool<{ api: string; schema: string }> = {
  name: 'get_schema',
  title: 'Read a schema',
  description: 'A named schema of a contract as JSON Schema, as the contract writes it.',
  input: argumentsOf({ api: textArgument('Id of the API.'), schema: textArgument('Name of the schema.') }, [
    'api',
    'schema',
  ]),
  run: ({ api, schema }, knowledge) => {
    const version = versionOf(api, knowledge);
    const { components }: Document = JSON.parse(knowledge.file(`openapi/${api}.json`));
    const schemas = components?.schemas ?? {};
    const found = ownValue(schemas, schema);
    if (!found) throw unknownName(`schema of ${api}`, schema, Object.keys(schemas));
    return { api, version, name: schema, schema: found };
  },
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Release = { version: string; date: string };

function releasesSince(since: string): (release: Release) => boolean {
  if (DAY.test(since) && !Number.isNaN(Date.parse(since))) return ({ date }) => date >= since;
  if (!DAY.test(since) && /^v?\d+(?:\.\d+)*$/i.test(since))
    return ({ version }) => compareVersions(version, since) >= 0;
  throw new ToolError('invalid-argument', 'since: Expected a day as 2026-11-01 or a version as 0.9.0.');
}

export const listChanges: Tool<{ api?: string; since?: string }> = {
  name: 'list_changes',
  title: 'List changes',
  description:
    'What changed in the contracts, the latest version first: breaking, risky and safe changes with what to do.',
  input: argumentsOf({
    api: textArgument('Id of one API.'),
    since: textArgument('First day as YYYY-MM-DD, or first version as 0.9.0; both included.', 40),
  }),
  run: ({ api, since }, knowledge) => {
    if (api !== undefined) versionOf(api, knowledge);
    const isShown = since === undefined ? () => true : releasesSince(since);
    const ids = api === undefined ? Object.keys(knowledge.contracts) : [api];
    const selectedApis = ids.map((id) => JSON.parse(knowledge.file(`changes/${id}/changes.json`)) as ApiChanges);
    return selectedApis.map(({ api: id, releases }) => ({
      api: id,
      releases: releases.filter(isShown).map(({ version, date, summary, changes }) => ({
        version,
        date,
        summary,
        texts: changes.filter(({ severity }) => severity === 'text').length,
        changes: changes
          .filter(({ severity }) => severity !== 'text')
          .map(({ severity, message, sentence, migration, operations }) => ({
            severity,
            text: sentence ?? message,
            migration,
            operations: [...new Set(operations.map(({ operation }) => operation))],
          })),
      })),
    }));
  },
};

export const getWorkflow: Tool<{ workflow?: string }> = {
  name: 'get_workflow',
  title: 'Read a workflow',
  description:
    'The requests of a task in their order: what each sends, what it hands on, when to repeat and when to stop. Lists all without an argument.',
  input: argumentsOf({ workflow: textArgument('Id of the workflow.') }),
  run: ({ workflow }, { workflows }) => {
    if (workflow === undefined) return workflows.map(({ workflowId, summary }) => ({ workflowId, summary }));
    const found = workflows.find(({ workflowId }) => workflowId === workflow);
    const ids = workflows.map(({ workflowId }) => workflowId);
    if (!found) throw unknownName('workflow', workflow, ids);
    return found;
  },
};
