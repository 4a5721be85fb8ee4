import { readFile } from 'node:fs/promises';
import { Joi } from '@docusaurus/utils-validation';
import { type ChangeSeverity, groupBy, type Html, inlineMarkdown, kebabCase } from 'openapi-toolkit';
import { severities } from 'openapi-toolkit/diff';
import type { Portal } from '../../../content/portal';
import { proseText } from '../../../lib/html';
import { readJson } from '../../../lib/readJson';
import type { ElementHeading } from '../../../plugins/static-content/options';
import {
  type ApiChanges,
  changesFile,
  type ListedChange,
  type ListedRelease,
} from '../../../reference/history/writeChanges';

/** Changes that share one sentence, as an item of a list. */
export interface Item {
  /** Id of the worst change; stable across builds. */
  id: string;
  severity: ChangeSeverity;
  text: Html;
  /** Text without markup. */
  name: string;
  migration?: Html;
  /** Rules of the comparison that reported the changes. */
  rules: string[];
  operations: { title: string; href: string; fields: string[] }[];
}

const rank = (severity: ChangeSeverity) => severities.indexOf(severity);

function operationsOf(changes: readonly ListedChange[]): Item['operations'] {
  const found = new Map<string, Item['operations'][number]>();
  for (const { operation, title = operation, href = '', field } of changes.flatMap(({ operations }) => operations)) {
    const entry = found.get(operation) ?? { title, href, fields: [] };
    if (!entry.fields.includes(field)) entry.fields.push(field);
    found.set(operation, entry);
  }
  return [...found.values()];
}

/** Returns one item for each sentence, the worst first. Changes without a sentence use their own message. */
export function changeItems(changes: readonly ListedChange[]): Item[] {
  const byText = groupBy(changes, ({ sentence, message }) => sentence ?? message);
  const items = Object.entries(byText).map(([text, all]) => {
    const [worst] = [...all].sort((a, b) => rank(a.severity) - rank(b.severity));
    const html = inlineMarkdown(text) ?? '';
    return {
      id: worst?.id ?? '',
      severity: worst?.severity ?? 'text',
      text: html,
      name: proseText(html),
      migration: inlineMarkdown(all.find(({ migration }) => migration)?.migration),
      rules: [...new Set(all.map(({ rule }) => rule))],
      operations: operationsOf(all),
    };
  });
  return items.sort((a, b) => rank(a.severity) - rank(b.severity));
}

/** Changes of one version of an API or of the packages, or of the pages on one day. */
export interface ChangelogPart {
  /** Id of the API; empty for packages and pages. */
  api: string;
  title: string;
  id: string;
  /** Reference of the API; absent for packages and pages. */
  href?: string;
  summary: Html;
  /** Path of the contract of this version, if it is published. */
  contract?: string;
  items: Item[];
  texts: number;
  textSummary?: Html;
}

export interface ChangelogData {
  /** Newest first, grouped by version and day; those of the pages have no version. */
  releases: Release[];
  headings: ElementHeading[];
}

interface Release {
  id: string;
  /** Its heading without the date: the version, and what it is of if that is no API. */
  name: string;
  version: string;
  date: string;
  parts: ChangelogPart[];
}

const headingsOf = ({ id, name, version, date, parts }: Release): ElementHeading[] => [
  { title: `${name} ${date}`.trim(), id, level: 2 },
  ...(name === version ? parts : []).map((part) => ({ title: part.title, id: part.id, level: 3 })),
];

/** A change of the pages, or of the packages, which have a version. */
export interface SiteChange {
  version?: string;
  date: string;
  title: string;
  summary: string;
}

const string = Joi.string().required();
const shape = Joi.array<SiteChange[]>().items(
  Joi.object<SiteChange, true>({
    version: Joi.string(),
    date: string.isoDate(),
    title: string,
    summary: string,
  }),
);

type Dated = ChangelogPart & { version: string; date: string };

/** Converts a version for the changelog: items for changes that clients notice, a sentence for the rest. */
export function changelogPart(
  { api, title, route }: ApiChanges,
  { version, summary, texts, contract, changes }: ListedRelease,
): ChangelogPart {
  const real = changes.filter(({ severity }) => severity !== 'text');
  return {
    api,
    title,
    id: `${version}-${api}`,
    href: route,
    summary: inlineMarkdown(summary) ?? '',
    contract,
    items: changeItems(real),
    texts: changes.length - real.length,
    textSummary: inlineMarkdown(texts),
  };
}

const ofContract = (api: ApiChanges): Dated[] =>
  api.releases.map((release) => ({ version: release.version, date: release.date, ...changelogPart(api, release) }));

const ofSite = ({ version = '', date, title, summary }: SiteChange): Dated => ({
  version,
  date,
  title,
  summary: inlineMarkdown(summary) ?? '',
  api: '',
  id: `${version || date}-${kebabCase(title)}`,
  items: [],
  texts: 0,
});

/** Returns the versions of all contracts and packages, and the changes of the pages, the latest first. */
export function changelogOf(contracts: readonly ApiChanges[], own: readonly SiteChange[]): ChangelogData {
  const releases = new Map<string, Omit<Release, 'name'>>();
  for (const { version, date, ...part } of [...contracts.flatMap(ofContract), ...own.map(ofSite)]) {
    const key = `${date} ${version}`;
    const release = releases.get(key) ?? { id: [version, date].filter(Boolean).join('-'), version, date, parts: [] };
    release.parts.push(part);
    releases.set(key, release);
  }
  const sorted = [...releases]
    .sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }))
    .map(([, { parts, ...release }]): Release => {
      const own = parts.length === 1 && parts[0]?.api === '' ? parts[0] : { id: release.id, title: '' };
      return { ...release, id: own.id, name: `${own.title} ${release.version}`.trim(), parts };
    });
  return { releases: sorted, headings: sorted.flatMap(headingsOf) };
}

/** Reads the generated changes of each API, in the order of the site. */
export const readChanges = ({ apis, paths }: Portal, folder = paths.changes): Promise<ApiChanges[]> =>
  Promise.all(apis.map(async ({ id }) => JSON.parse(await readFile(changesFile(id, folder), 'utf8')) as ApiChanges));

/** Loads the changes of the contracts (`changes.json`) and of the site (`docs/_data/site-changes.json`). */
export const changelogData = async (portal: Portal): Promise<ChangelogData> =>
  changelogOf(await readChanges(portal), await readJson<SiteChange[]>(`${portal.paths.data}/site-changes.json`, shape));
