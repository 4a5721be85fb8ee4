import { existsSync, readFileSync } from 'node:fs';
import { sha256 } from '../../packages/docusaurus-preset-portal/src/lib/sha256';
import { UserError } from '../../packages/docusaurus-preset-portal/src/lib/UserError';
import { ownerOf } from '../../packages/docusaurus-preset-portal/src/openapi/applyBranding';
import type { ApiRef, OperationPage } from '../../packages/docusaurus-preset-portal/src/openapi/model';

/** Record of the samples that were run or checked. Written by `npm run prove:samples`. */
interface SamplesProof {
  /** Languages whose samples all ran against the sandbox without an error. */
  run: string[];
  /** Languages of which only the syntax was checked. */
  checked: string[];
  /** API and operation → contract version, and digest of the samples that were run. */
  pages: Record<string, { contract: string; digest: string }>;
}

/** Committed, because not every build machine has all languages. */
export const PROOF_FILE = 'docs/_data/samples-proof.json';

type Texts = { language: string; text: string }[];

/**
 * Returns the digest of a page's samples. The owner's hosts are excluded, so that another provider's hosts do not
 * invalidate the proof.
 */
function digestOf(samples: Texts, env: NodeJS.ProcessEnv): string {
  const { apiBaseUrl, siteUrl } = ownerOf(env);
  const texts = samples.map(({ language, text }) => [
    language,
    text.replaceAll(apiBaseUrl, '').replaceAll(siteUrl, ''),
  ]);
  return sha256(JSON.stringify(texts)).slice(0, 16);
}

/** Qualified by API, because operation ids are unique only in their API. */
const keyOf = (api: ApiRef, operationId: string) => `${api.id}/${operationId}`;

/** Returns the proof of pages whose samples all passed. */
export function proofOf(pages: OperationPage[], run: string[], checked: string[]): SamplesProof {
  const entries = pages.map(({ api, operation, samples }): [string, SamplesProof['pages'][string]] => [
    keyOf(api, operation.id),
    { contract: api.version, digest: digestOf(samples, process.env) },
  ]);
  return { run, checked, pages: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * Reads the committed proof; undefined if there is none.
 *
 * @throws UserError if the file is not JSON.
 */
export function readProof(file = PROOF_FILE): SamplesProof | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SamplesProof;
  } catch {
    throw new UserError(
      `${file} is not JSON. Write it again with \`npm run prove:samples\`, or restore the committed file.`,
    );
  }
}

/**
 * Returns the proof of a sample: `run` or `checked`; undefined if any sample of the page or the contract version has
 * changed since.
 */
export function provenBy(
  proof: SamplesProof | undefined,
  api: ApiRef,
  operationId: string,
  samples: Texts,
  env: NodeJS.ProcessEnv = process.env,
): (language: string) => 'run' | 'checked' | undefined {
  const page = proof?.pages[keyOf(api, operationId)];
  if (!proof || !page || page.contract !== api.version || page.digest !== digestOf(samples, env))
    return () => undefined;
  return (language) =>
    proof.run.includes(language) ? 'run' : proof.checked.includes(language) ? 'checked' : undefined;
}
