import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import { type Bundler, requireModule } from '../requireModule';

interface VersionProps {
  version?: { docs?: Record<string, { title?: string; description?: string }> };
}

/**
 * The props of the docs version, which every docs page loads, without the descriptions of all docs, which only
 * cards of docs would show.
 *
 * @param json As Docusaurus wrote them.
 * @throws when they have another form than in Docusaurus 3.6.3.
 */
export function withoutDescriptions(json: string): VersionProps {
  const props = JSON.parse(json) as VersionProps;
  const docs = Object.values(props.version?.docs ?? {});
  if (!docs.some(({ description }) => description !== undefined))
    throw new Error(
      'The props of the docs version hold no descriptions: see src/delivery/lean-client/versionProps.ts.',
    );
  for (const doc of docs) delete doc.description;
  return props;
}

/** Files of those props. */
const FILES = /plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json$/;

/** Settings of webpack that make it read those props without descriptions. A build without such a file fails. */
export const leanVersionProps = (bundler: Bundler): { rule: RuleSetRule; plugin: WebpackPluginInstance } => ({
  rule: { test: FILES, type: 'json', parser: { parse: withoutDescriptions } },
  plugin: requireModule(bundler, FILES, `The build has no file that matches ${FILES}: see ${__filename}.`),
});
