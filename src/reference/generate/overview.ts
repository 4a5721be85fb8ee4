import { inlineMarkdown, markdown, readSecurity, readServers } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { groupOf } from './group';
import { hrefOf, type Takers } from './identifiers';
import type { ReadApi } from './readApi';

interface Change {
  version: string;
  date: string;
  summary: string;
}

function groups({ document, operations, ref }: ReadApi): OverviewPage['groups'] {
  const tags = new Map<string, OverviewPage['groups'][number]>();
  for (const tag of document.tags ?? []) {
    tags.set(tag.name, { tag: tag.name, description: inlineMarkdown(tag.description), operations: [] });
  }
  for (const { operation } of operations) {
    const tag = groupOf(operation);
    const group = tags.get(tag) ?? { tag, operations: [] };
    const { title, method, path, lead, deprecated } = operation;
    group.operations.push({ title, href: hrefOf(ref, operation.id), method, path, lead, deprecated });
    tags.set(tag, group);
  }
  return [...tags.values()].filter((group) => group.operations.length > 0);
}

/** Data of the page that opens an API: what it returns, for whom, and every operation of it. */
export function overviewPage(api: ReadApi, takers: Takers, downloads: OverviewPage['downloads']): OverviewPage {
  const { document, ref } = api;
  const { info } = document;
  const changes = (info['x-changes'] ?? []) as Change[];
  return {
    kind: 'overview',
    permalink: ref.route,
    api: ref,
    summary: info.summary,
    description: markdown(info.description),
    audience: markdown(info['x-audience']),
    servers: readServers(document.servers),
    security: readSecurity(document, document.security),
    groups: groups(api),
    identifiers: [...takers]
      .map(([identifier, all]) => ({
        identifier,
        operations: all
          .filter(({ apiId }) => apiId === ref.id)
          .map(({ title, href, method }) => ({ title, href, method })),
      }))
      .filter(({ operations }) => operations.length > 0),
    downloads,
    changes: changes.map(({ version, date, summary }) => ({ version, date, summary: inlineMarkdown(summary) ?? '' })),
    contact: info.contact?.url ? { name: info.contact.name ?? info.contact.url, url: info.contact.url } : undefined,
    license: info.license && { name: info.license.name, url: info.license.url },
  };
}
