import { existsSync, readFileSync } from 'node:fs';
import { BadInput } from '../../BadInput';
import type { ApiRef, OperationPage } from '../../openapi/model';
import { ownerOf } from '../../owner';
import { sha256 } from '../../sha256';

/** What was done to the samples of the pages. Written by `npm run prove:samples`. */
export interface Proof {
  /** Languages whose samples were all run against the sandbox without an error. */
  run: string[];
  /** Languages whose samples were checked against the grammar only. */
  checked: string[];
  /** API and operation → version of the contract, and digest of the samples that were run. */
  pages: Record<string, { contract: string; digest: string }>;
}

/** Committed, since not every machine that builds the site has every language. */
export const PROOF_FILE = 'docs/_data/samples-proof.json';

type Texts = { language: string; text: string }[];

/** Digest of the samples of a page. It leaves out the owner's hosts: those of another provider change no proof. */
function digestOf(samples: Texts, env: NodeJS.ProcessEnv): string {
  const { apiBaseUrl, siteUrl } = ownerOf(env);
  const texts = samples.map(({ language, text }) => [
    language,
    text.replaceAll(apiBaseUrl, '').replaceAll(siteUrl, ''),
  ]);
  return sha256(JSON.stringify(texts)).slice(0, 16);
}

/** Operation ids are unique in their API only. */
const keyOf = (api: ApiRef, operationId: string) => `${api.id}/${operationId}`;

/** The proof of pages whose samples all passed. */
export function proofOf(pages: OperationPage[], run: string[], checked: string[]): Proof {
  const entries = pages.map(({ api, operation, samples }): [string, Proof['pages'][string]] => [
    keyOf(api, operation.id),
    { contract: api.version, digest: digestOf(samples, process.env) },
  ]);
  return { run, checked, pages: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * The committed proof; undefined where there is none.
 *
 * @throws BadInput when the file is not JSON.
 */
export function readProof(file = PROOF_FILE): Proof | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Proof;
  } catch {
    throw new BadInput(
      `${file} is not JSON. Write it again with \`npm run prove:samples\`, or take the committed one.`,
    );
  }
}

/**
 * How a sample was proven: `run` or `checked`, or not at all when any sample of the
 * page has changed since, or the contract has another version.
 */
export function provenBy(
  proof: Proof | undefined,
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
