import { isSafeAddress } from '../../lib/safeMarkup';
import { inlineMarkdown, isMap, markdown, readServers } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { aboutContract } from '../../openapi/read/aboutContract';
import { clean } from '../../openapi/text';
import { groupsOf, unusedTags } from './groups';
import type { ReadApi } from './readApi';
import { usedSecurity } from './usedSecurity';

/** Reads `x-changes`. Values that are not a list of objects are ignored. */
const readChanges = (value: unknown): OverviewPage['changes'] =>
  (Array.isArray(value) ? value : []).filter(isMap).map(({ version, date, summary }) => ({
    version: clean(version),
    date: clean(date),
    summary: inlineMarkdown(summary) ?? '',
  }));

/** Returns a name with its address, if the address is safe to link to. */
const named = (name: string, url?: string) => ({ name, url: url && isSafeAddress(url) ? url : undefined });

/** Returns the data of an API's overview page. */
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
    permalink: ref.overview || ref.route,
    api: ref,
    summary: info.summary || undefined,
    description: markdown(info.description, 2),
    audience: markdown(info['x-audience'], 2),
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
