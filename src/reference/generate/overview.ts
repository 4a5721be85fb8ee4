import { isSafeAddress } from '../../lib/safeMarkup';
import { inlineMarkdown, isMap, markdown, readServers } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { aboutContract } from '../../openapi/read/aboutContract';
import { clean } from '../../openapi/text';
import { groupsOf, unusedTags } from './groups';
import type { ReadApi } from './readApi';
import { usedSecurity } from './usedSecurity';

/** `x-changes`; what is no list of maps is none. */
const readChanges = (value: unknown): OverviewPage['changes'] =>
  (Array.isArray(value) ? value : []).filter(isMap).map(({ version, date, summary }) => ({
    version: clean(version),
    date: clean(date),
    summary: inlineMarkdown(summary) ?? '',
  }));

/** A name with its address, where a page may link to it. */
const named = (name: string, url?: string) => ({ name, url: url && isSafeAddress(url) ? url : undefined });

/** Data of the page that opens an API: what it returns, for whom, and every operation of it. */
export function overviewPage(
  api: ReadApi,
  identifiers: OverviewPage['identifiers'],
  downloads: OverviewPage['downloads'],
  types: OverviewPage['types'] = [],
): OverviewPage {
  const { document, ref } = api;
  const operations = api.operations.map(({ operation }) => operation);
  const { info } = document;
  return {
    kind: 'overview',
    permalink: ref.route,
    api: ref,
    summary: info.summary || undefined,
    description: markdown(info.description),
    audience: markdown(info['x-audience']),
    servers: readServers(document.servers),
    ...usedSecurity(document, operations),
    groups: groupsOf(api),
    identifiers,
    types,
    downloads,
    changes: readChanges(info['x-changes']),
    contact: info.contact?.url ? named(info.contact.name ?? info.contact.url, info.contact.url) : undefined,
    facts: [...aboutContract(document, ref.title), ...unusedTags(api)],
    license: info.license && named(info.license.name, info.license.url),
  };
}
