import { existsSync, readFileSync } from 'node:fs';
import { ownerOf } from 'docusaurus-preset-portal/node';
import type { OperationPage } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';
import { portal } from '../support/portal';

/**
 * Record of the samples that were run or checked, written by `npm run prove:samples`. Committed, because not every
 * machine has all languages.
 */
export interface SamplesProof {
  /** Languages whose samples all ran against the sandbox without an error. */
  run: string[];
  /** Languages of which only the syntax was checked. */
  checked: string[];
  /** API and operation → contract version, and digest of the samples that were run. */
  pages: Record<string, { contract: string; digest: string }>;
}

export const PROOF_FILE = 'docs/_data/samples-proof.json';

type Page = Pick<OperationPage, 'api' | 'operation' | 'samples'>;

/** Without the hosts of the owner, so that those of another one do not invalidate the proof. */
function digestOf({ samples }: Page): string {
  const { apiBaseUrl, siteUrl } = ownerOf(portal, process.env);
  const plain = (text: string) => text.replaceAll(apiBaseUrl, '').replaceAll(siteUrl, '');
  return sha256(JSON.stringify(samples.map(({ language, text }) => [language, plain(text)]))).slice(0, 16);
}

/** Qualified by API, because operation ids are unique only in their API. */
const keyOf = ({ api, operation }: Page) => `${api.id}/${operation.id}`;

/** Returns the proof of pages whose samples all passed. */
export function proofOf(pages: Page[], run: string[], checked: string[]): SamplesProof {
  const entries = pages.map((page): [string, SamplesProof['pages'][string]] => [
    keyOf(page),
    { contract: page.api.version, digest: digestOf(page) },
  ]);
  return { run, checked, pages: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Reads the committed proof; undefined if there is none. */
export const readProof = (): SamplesProof | undefined =>
  existsSync(PROOF_FILE) ? JSON.parse(readFileSync(PROOF_FILE, 'utf8')) : undefined;

/** Returns true if all samples of a page ran, and neither they nor the version of the contract changed since. */
export function isProven(proof: SamplesProof | undefined, page: Page): boolean {
  const proven = proof?.pages[keyOf(page)];
  return proven?.contract === page.api.version && proven.digest === digestOf(page);
}
