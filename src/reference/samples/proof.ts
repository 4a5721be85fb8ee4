import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OperationPage } from '../../openapi/model';
import { ownerOf } from '../../owner';

/** What was done to the samples of the pages. Written by `npm run prove:samples`. */
export interface Proof {
  /** Languages whose samples were all run against the sandbox without an error. */
  run: string[];
  /** Languages whose samples were checked against the grammar only. */
  checked: string[];
  /** Operation → version of the contract, and digest of the samples that were run. */
  pages: Record<string, { contract: string; digest: string }>;
}

/** Committed, since not every machine that builds the site has eight languages. */
export const PROOF_FILE = 'docs/_data/samples-proof.json';

type Texts = { language: string; text: string }[];

/** Digest of the samples of a page. It leaves out the host: another `API_BASE_URL` changes no proof. */
function digestOf(samples: Texts, apiBaseUrl: string): string {
  const texts = samples.map(({ language, text }) => [language, text.replaceAll(apiBaseUrl, '')]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** The proof of pages whose samples all passed. */
export function proofOf(pages: OperationPage[], run: string[], checked: string[]): Proof {
  const entries = pages.map(({ api, operation, samples }) => [
    operation.id,
    { contract: api.version, digest: digestOf(samples, ownerOf(process.env).apiBaseUrl) },
  ]);
  return { run, checked, pages: Object.fromEntries(entries.sort()) };
}

/** The committed proof; undefined where there is none. */
export function readProof(file = PROOF_FILE): Proof | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Proof;
  } catch {
    return undefined;
  }
}

/**
 * How a sample was proven: `run` or `checked`, or not at all when any sample of the
 * page has changed since, or the contract has another version.
 */
export function provenBy(
  proof: Proof | undefined,
  operationId: string,
  contract: string,
  samples: Texts,
  env: NodeJS.ProcessEnv = process.env,
): (language: string) => 'run' | 'checked' | undefined {
  const page = proof?.pages[operationId];
  if (!proof || page?.contract !== contract || page.digest !== digestOf(samples, ownerOf(env).apiBaseUrl))
    return () => undefined;
  return (language) =>
    proof.run.includes(language) ? 'run' : proof.checked.includes(language) ? 'checked' : undefined;
}
