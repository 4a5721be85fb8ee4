import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import mapKeys from 'lodash/mapKeys';
import { ContractError, joinFaults, type OnFault, throwFault } from '../ContractError';
import type { Document } from '../document';
import { operationsOf } from '../operations';
import { explainBundleError, isFault, shownPath, unresolved } from './bundleProblems';
import { kindsConfig } from './checkKinds';
import { expandedSize, LocalResolver } from './LocalResolver';
import { leaveOutInternal } from './leaveOutInternal';
import { restoreKeys } from './protectKeys';
import { readRoot } from './readRoot';

export interface BundleOptions {
  /** Folders that references may lead to, besides that of the file. */
  allow?: readonly string[];
  /** True to read integers above 2^53 as marked strings (`restoreIntegers`), which preserves their digits. */
  keepIntegers?: boolean | undefined;
  /** Receives the path of each file of the contract. */
  onRead?: ((file: string) => void) | undefined;
  /** Receives each fault of which the rest of the contract is read on; by default a fault is thrown. */
  onFault?: OnFault;
  /** Receives a message for each file with changed texts, and for internal parts. */
  warn?: ((message: string) => void) | undefined;
}

const SCHEME = /^#\/components\/securitySchemes\/(?=[^/]+$)/;

/** Names security schemes in requirements that refer to them by address, as OpenAPI 3.2 allows. */
function nameSecuritySchemes(document: Document): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  for (const owner of [document, ...operations])
    if (Array.isArray(owner.security))
      owner.security = owner.security.map((requirement) => mapKeys(requirement, (_, id) => id.replace(SCHEME, '')));
}

const leftOut = (file: string, names: readonly string[]): string =>
  `${shownPath(file)}: ${names.length === 1 ? '1 part is' : `${names.length} parts are`} marked "x-internal" and left out: ${names.join(', ')}.`;

/** Bundles a contract into one document with internal `$ref`s. @throws ContractError if a file is missing or malformed, or a reference has no target. */
export async function bundleContract(
  file: string,
  { allow = [], keepIntegers, warn, onRead, onFault = throwFault }: BundleOptions = {},
): Promise<Document> {
  // The bundler visits the root again.
  const reported = new Set<string>();
  const report: OnFault = (fault) => {
    if (!reported.has(fault.message)) onFault(fault);
    reported.add(fault.message);
  };
  const config = await createConfig(kindsConfig(report));
  const resolver = new LocalResolver(config.resolve, [path.dirname(file), ...allow], {
    keepIntegers,
    rootFile: path.resolve(file),
    onRead,
    warn,
  });
  const result = await readRoot(file, resolver, config, report)
    .then((doc) => bundle({ doc, config, externalRefResolver: resolver }))
    .catch((error: unknown) => {
      throw explainBundleError(error, file);
    });
  if (resolver.fileFault) throw explainBundleError(resolver.fileFault, file);
  const problems = result.problems.filter(isFault);
  if (problems.length > 0)
    throw joinFaults(await Promise.all(problems.map((problem) => unresolved(problem, file, resolver))));
  const document = result.bundle.parsed as Document;
  if (expandedSize(document) === Number.POSITIVE_INFINITY) {
    throw new ContractError(
      'A $ref makes a part of the contract contain itself.',
      shownPath(file),
      'Point each $ref at a part of its own kind: a schema at a schema.',
    );
  }
  const internal = await ContractError.within(shownPath(file), () => {
    nameSecuritySchemes(document);
    return leaveOutInternal(document);
  });
  if (internal.length > 0) warn?.(leftOut(file, internal));
  return restoreKeys(document);
}
