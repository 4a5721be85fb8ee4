import type { ClientModule } from '@docusaurus/types';
import { store } from '../../lib/storage';

/** The key under which Docusaurus looks for the version a reader prefers; `default` is the id of its docs plugin. */
const KEY = 'docs-preferred-version-default';

/** Name of the version of a page of docs, from the classes that Docusaurus gives its `html`; other pages have none. */
export const versionIn = (classes: string): string | undefined => /(?:^|\s)docs-version-(\S+)/.exec(classes)?.[1];

/** Remembers which version of the docs was read last. Docusaurus itself does so only where versions can be chosen. */
const docsVersion: ClientModule = {
  onRouteDidUpdate() {
    const version = versionIn(document.documentElement.className);
    if (version) store(KEY, version);
  },
};

export default docsVersion;
