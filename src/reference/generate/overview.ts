import { inlineMarkdown, isMap, markdown, readSecurity, readServers } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { slugOf } from '../../openapi/names';
import { clean } from '../../openapi/text';
import { hrefOf } from './chosenLinks';
import { groupOf } from './group';
import type { ReadApi } from './readApi';

/** `x-changes`; what is no list of maps is none. */
const readChanges = (value: unknown): OverviewPage['changes'] =>
  (Array.isArray(value) ? value : []).filter(isMap).map(({ version, date, summary }) => ({
    version: clean(version),
    date: clean(date),
    summary: inlineMarkdown(summary) ?? '',
  }));

const anchorOf = (tag: string): string => `group-${slugOf(tag)}`;

function groups({ document, operations, ref }: ReadApi): OverviewPage['groups'] {
  const tags = new Map<string, OverviewPage['groups'][number]>();
  for (const tag of document.tags ?? []) {
    const { name, description } = tag;
    tags.set(name, { tag: name, anchor: anchorOf(name), description: inlineMarkdown(description), operations: [] });
  }
  for (const { operation } of operations) {
    const tag = groupOf(operation);
    const group = tags.get(tag) ?? { tag, anchor: anchorOf(tag), operations: [] };
    const { title, method, path, lead, deprecated } = operation;
    group.operations.push({ title, href: hrefOf(ref, operation.id), method, path, lead, deprecated });
    tags.set(tag, group);
  }
  return [...tags.values()].filter((group) => group.operations.length > 0);
}

/** Data of the page that opens an API: what it returns, for whom, and every operation of it. */
export function overviewPage(
  api: ReadApi,
  identifiers: OverviewPage['identifiers'],
  downloads: OverviewPage['downloads'],
  types: OverviewPage['types'] = [],
): OverviewPage {
  const { document, ref } = api;
  const { info } = document;
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
    identifiers,
    types,
    downloads,
    changes: readChanges(info['x-changes']),
    contact: info.contact?.url ? { name: info.contact.name ?? info.contact.url, url: info.contact.url } : undefined,
    license: info.license && { name: info.license.name, url: info.license.url },
  };
}
