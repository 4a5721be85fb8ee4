import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import { type Bundler, requireModule } from '../requireModule';

interface VersionProps {
  version?: { docs?: Record<string, { title?: string; description?: string }> };
}

/** What only cards of docs read, and a flag that says what its absence says. */
const isForCards = (key: string, value: unknown): boolean => key === 'docId' || (key === 'unlisted' && value === false);

/**
 * The props of the docs version, which every docs page loads, without what only cards of docs would show: the list
 * of all docs, and the id of the doc behind each link of a sidebar.
 *
 * @param json As Docusaurus wrote them.
 * @throws when they have another form than in Docusaurus 3.6.3.
 */
export function withoutCards(json: string): VersionProps {
  const props = JSON.parse(json, (key, value: unknown) => (isForCards(key, value) ? undefined : value)) as VersionProps;
  const { version } = props;
  if (!version || !Object.values(version.docs ?? {}).some(({ description }) => description !== undefined))
    throw new Error(
      'The props of the docs version hold no descriptions: see src/delivery/lean-client/versionProps.ts.',
    );
  version.docs = {};
  return props;
}

/** Files of those props. */
const FILES = /plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json$/;

/** Settings of webpack that make it read those props without cards. A build without such a file fails. */
export const leanVersionProps = (bundler: Bundler): { rule: RuleSetRule; plugin: WebpackPluginInstance } => ({
  rule: { test: FILES, type: 'json', parser: { parse: withoutCards } },
  plugin: requireModule(bundler, FILES, `The build has no file that matches ${FILES}: see ${__filename}.`),
});
