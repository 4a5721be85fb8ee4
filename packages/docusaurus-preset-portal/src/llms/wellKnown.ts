import { apis, site } from 'docusaurus-preset-portal/content';
import { UserError } from '../lib/UserError';
import type { OverviewPage } from '../openapi/model';
import { namedHash } from '../reference/publishedContracts';
import { absolute } from './pages/addresses';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const FOLDER = '/.well-known/agent-skills';

function fieldOf(skill: string, name: string): string {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]?.trim();
  if (!value) throw new UserError(`docs/_data/agents/skill.md: its front matter has no "${name}". Add it on a line.`);
  return value;
}

/**
 * Returns the files of Agent Skills Discovery 0.2.0 by path, for a `SKILL.md` with absolute links.
 *
 * @throws UserError if its front matter lacks a name or a description.
 */
export function skillFiles(skill: string): [path: string, text: string][] {
  const text = `${skill}\n`;
  const name = fieldOf(skill, 'name');
  const file = `${FOLDER}/${name}/SKILL.md`;
  const entry = {
    name,
    type: 'skill-md',
    description: fieldOf(skill, 'description'),
    url: absolute(file),
    digest: namedHash(text),
  };
  return [
    [`${FOLDER}/index.json`, `${JSON.stringify({ $schema: SCHEMA, skills: [entry] }, null, 2)}\n`],
    [file, text],
  ];
}

/** Path of the catalogue (RFC 9727). */
export const API_CATALOG = '/.well-known/api-catalog';

/** Builds the link set (RFC 9264) of the APIs: servers, contracts and documentation. */
export function apiCatalog(overviews: readonly OverviewPage[]): string {
  const linkset = apis.map(({ id, route }) => {
    const server = overviews.find(({ api }) => api.id === id)?.servers[0]?.url;
    return {
      anchor: server ?? absolute(route),
      'service-desc': [
        { href: absolute(`/openapi/${id}.json`), type: 'application/json' },
        { href: absolute(`/openapi/${id}.yaml`), type: 'application/yaml' },
      ],
      'service-doc': [
        { href: absolute(route), type: 'text/html' },
        { href: absolute(`${route}.md`), type: 'text/markdown' },
      ],
      ...(site.statusUrl && { status: [{ href: site.statusUrl }] }),
    };
  });
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
