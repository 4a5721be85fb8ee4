import type { StoredKnowledge } from 'docusaurus-preset-portal/program';
import type { Sandbox } from 'openapi-toolkit/sandbox';

/** All data of the server: what tools know, the files of the site, and the sandbox. */
export interface ServerData extends StoredKnowledge {
  /** Reads a file of the site: `docs/errors.md`. */
  file: (name: string) => string;
  respond: Sandbox['respond'];
}
