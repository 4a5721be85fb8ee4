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

interface GlobalData {
  [plugin: string]: { [id: string]: { versions?: { docs?: unknown[] }[] } };
}

/**
 * The data of all plugins, which every page loads, without the list of all docs, which items of the navbar that lead
 * to a doc or a version would search.
 *
 * @param json As Docusaurus wrote it.
 * @throws when it has another form than in Docusaurus 3.6.3.
 */
export function withoutDocs(json: string): GlobalData {
  const data = JSON.parse(json) as GlobalData;
  const versions = Object.values(data).flatMap((ofPlugin) =>
    Object.values(ofPlugin).flatMap((instance) => instance.versions ?? []),
  );
  if (!versions.some(({ docs }) => Array.isArray(docs) && docs.length > 0))
    throw new Error('The global data holds no list of docs: see src/delivery/lean-client/versionProps.ts.');
  for (const version of versions) version.docs = [];
  return data;
}

/** What is read leaner, by the files it is in. */
const FILES: [pattern: RegExp, parse: (json: string) => object][] = [
  [/plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json$/, withoutCards],
  [/\.docusaurus[\\/]globalData\.json$/, withoutDocs],
];

/** Settings of webpack that make it read data of docs without what no page uses. A build without such files fails. */
export const leanDocsData = (bundler: Bundler): { rules: RuleSetRule[]; plugins: WebpackPluginInstance[] } => ({
  rules: FILES.map(([test, parse]) => ({ test, type: 'json', parser: { parse } })),
  plugins: FILES.map(([pattern]) =>
    requireModule(bundler, pattern, `The build has no file that matches ${pattern}: see ${__filename}.`),
  ),
});
