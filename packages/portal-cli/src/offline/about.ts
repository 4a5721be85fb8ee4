/** Data of the sandbox besides the contracts, for the module that says what it responds: plain JSON. */
export type OwnData = Readonly<Record<string, unknown>>;

/** Names in the archive of what is no file of the build. */
export const NAMES = {
  about: '.portal/about.json',
  knowledge: '.portal/knowledge.json',
  script: '.portal/send.js',
} as const;

/** Names and versions, and the data that the program needs besides the files of the build. */
export interface ProgramInfo {
  /** Name of the portal with the version of the documentation. */
  name: string;
  /** Title and version of each API. */
  apis: string[];
  /** SHA-256 of the published contracts. */
  contracts: string;
  /** Host of the APIs in the contracts. */
  apiBaseUrl: string;
  /** Addresses of pages and files that moved. */
  redirects: Record<string, string>;
  /** Headers of every page and file: those of the hosted site that make sense without HTTPS. */
  headers: Record<string, string>;
  own: OwnData;
}

/** Text of `--version`. */
export const versionOf = ({ name, apis, contracts }: ProgramInfo): string =>
  [name, ...apis.map((api) => `  ${api}`), `Contracts: sha256:${contracts}`].join('\n');
