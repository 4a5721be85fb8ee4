/** Relation of one of our files to a file of a package. */
export type Kind =
  /** A theme component rendered by one of ours, which adds to it. */
  | 'wrap'
  /** A theme component that ours replaces; its changes have to be copied by hand. */
  | 'eject'
  /** A module whose place one of ours takes when somebody imports it. */
  | 'replace'
  /** A module or component that is replaced by an empty one. */
  | 'empty'
  /** A module that is imported although its package does not document it. */
  | 'import'
  /** Code whose behaviour is relied on although it is not documented. */
  | 'behaviour';

/** A file of a package that can change without notice, because no documentation promises what is relied on. */
export interface PrivatePart {
  kind: Kind;
  package: Package;
  /** Path in the package. */
  file: string;
  /** SHA-256 of the file in the version of `versions`. */
  sha256: string;
  /** Files or folders of this repository that rely on it. */
  usedBy: string[];
  /** Reason for the dependency; for an eject, why nothing smaller was enough. */
  why: string;
}

/** The packages with private parts, and the versions the ledger was written for. */
export const versions = {
  '@docusaurus/core': '3.6.3',
  '@docusaurus/plugin-content-docs': '3.6.3',
  '@docusaurus/theme-classic': '3.6.3',
  '@docusaurus/theme-common': '3.6.3',
  '@docusaurus/utils-common': '3.6.3',
  'docusaurus-plugin-openapi-docs': '4.7.1',
  'docusaurus-theme-openapi-docs': '4.7.1',
  'mdast-util-to-hast': '13.2.2',
  pushfeedback: '0.1.85',
} as const;

export type Package = keyof typeof versions;
