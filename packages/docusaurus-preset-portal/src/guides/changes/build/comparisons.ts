import { type ChangeRule, rules, severities } from 'openapi-toolkit/diff';
import type { Portal } from '../../../content/portal';
import type { ElementHeading } from '../../../plugins/static-content/options';
import type { ApiChanges, ListedRelease } from '../../../reference/history/writeChanges';
import { type ChangelogPart, changelogPart, readChanges } from './data';

/** Two versions of an API and their differences. */
export interface Comparison extends Pick<ChangelogPart, 'items'> {
  id: string;
  from: string;
  to: string;
  /** Changes of text only, one sentence each. */
  texts: string[];
}

export interface ComparisonsData {
  apis: {
    api: string;
    title: string;
    href: string;
    versions: { version: string; contract?: string }[];
    comparisons: Comparison[];
  }[];
  headings: ElementHeading[];
}

const isPair = (release: ListedRelease): release is ListedRelease & { previous: string } =>
  release.previous !== undefined;

/** Compares each two versions of each API. */
export const comparisonsOf = (all: readonly ApiChanges[]): ComparisonsData => ({
  apis: all.map((apiChanges) => ({
    api: apiChanges.api,
    title: apiChanges.title,
    href: apiChanges.route,
    versions: apiChanges.releases.map(({ version, contract }) => ({ version, contract })),
    comparisons: [...apiChanges.releases, ...apiChanges.comparisons].filter(isPair).map((release) => ({
      id: `${apiChanges.api}-${release.previous}-${release.version}`,
      from: release.previous,
      to: release.version,
      items: changelogPart(apiChanges, release).items,
      texts: release.changes.filter(({ severity }) => severity === 'text').map(({ message }) => message),
    })),
  })),
  headings: all.map(({ api, title }) => ({ title, id: api, level: 2 })),
});

/** Loads the comparisons of the APIs of this site. Takes no attributes. */
export const comparisonsData = async (portal: Portal): Promise<ComparisonsData> =>
  comparisonsOf(await readChanges(portal));

export interface RulesData {
  groups: { severity: ChangeRule['severity']; rules: ChangeRule[] }[];
}

/** Returns the rules for comparing two contracts, the worst first. Takes no attributes. */
export const rulesData = (): RulesData => ({
  groups: severities.map((severity) => ({ severity, rules: rules.filter((rule) => rule.severity === severity) })),
});
