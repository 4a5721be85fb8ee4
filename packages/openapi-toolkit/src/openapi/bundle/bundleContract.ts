import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import mapKeys from 'lodash/mapKeys';
import { ContractError, joinFaults, type OnFault, throwFault } from '../ContractError';
import { type Document, isMap, METHODS } from '../document';
import { isRef, refBelow, unescapePart } from '../pointer';
import { explainBundleError, isFault, shownPath, unresolved } from './bundleProblems';
import { kindsConfig } from './checkKinds';
import { expandedSize, LocalResolver } from './LocalResolver';
import { hasMarks, restoreKeys } from './protectKeys';
import { readRoot } from './readRoot';
import { unsafeAddresses } from './unsafeAddresses';
import { contractParts, walkParts } from './walkParts';

const isInternal = (part: unknown): boolean => isMap(part) && part['x-internal'] === true;

const decoded = (ref: string): string => ref.split('/').map(unescapePart).join('/');

/** Returns true for a reference to one of these parts, or to a part of it. */
function leadsTo(pointers: ReadonlySet<string>, ref: string): boolean {
  const keys = decoded(ref).split('/');
  return keys.some((_, index) => pointers.has(keys.slice(0, index + 1).join('/')));
}

/** Returns the reference of a mapping, which may be the name of a schema. */
const mappedRef = (target: string): string =>
  target.includes('/') ? target : refBelow('#/components/schemas', target);

function removeFrom(node: object, keys: readonly string[]): void {
  if (Array.isArray(node)) for (const key of [...keys].reverse()) node.splice(Number(key), 1);
  else for (const key of keys) delete (node as Record<string, unknown>)[key];
}

const operationsIn = (item: unknown): object[] =>
  isMap(item) ? METHODS.flatMap((method) => (isMap(item[method]) ? [item[method]] : [])) : [];

const itemsOf = ({ paths = {}, webhooks = {} }: Document): object[] => [paths, webhooks];

const tagsOf = (document: Document): Set<unknown> =>
  new Set(
    itemsOf(document)
      .flatMap((items) => Object.values(items).flatMap(operationsIn))
      .flatMap(({ tags }: { tags?: unknown }) => (Array.isArray(tags) ? tags : [])),
  );

function removeEmptied(document: Document, tagsBefore: ReadonlySet<unknown>): void {
  for (const items of itemsOf(document)) {
    const isEmpty = (item: unknown) => !isRef(item) && operationsIn(item).length === 0;
    removeFrom(
      items,
      Object.entries(items).flatMap(([path, item]) => (isEmpty(item) ? [path] : [])),
    );
  }
  const tags = tagsOf(document);
  if (document.tags) document.tags = document.tags.filter(({ name }) => tags.has(name) || !tagsBefore.has(name));
}

/** Names a part for authors: an operation by method and path, others by their pointer. */
function nameOf(pointer: string): string {
  const [, map, path = '', method = '', ...inner] = pointer.split('/').map(unescapePart);
  const isOperation = (map === 'paths' || map === 'webhooks') && method !== '' && inner.length === 0;
  return isOperation ? `${method.toUpperCase()} ${path}` : decoded(pointer);
}

/** Removes what is marked `x-internal: true`, and references to it, in place; returns its names. The bundler's decorator leaves names in `required`. */
export function leaveOutInternal(document: Document): string[] {
  const marked: string[] = [];
  walkParts(document, (part, keys) => {
    if (isInternal(part)) marked.push(refBelow('#', ...keys));
    return !isInternal(part);
  });
  if (marked.length === 0) return [];
  const pointers = new Set(marked.map(decoded));
  const goneIn = (node: unknown, isNamed: boolean): string[] =>
    isMap(node) || Array.isArray(node)
      ? contractParts(node, isNamed).flatMap(([key, part]) =>
          isInternal(part) || (isRef(part) && leadsTo(pointers, part.$ref)) ? [key] : [],
        )
      : [];
  const tags = tagsOf(document);
  walkParts(document, (node, _keys, isNamed) => {
    const { required, properties, discriminator } = node as Record<string, unknown>;
    const fields = goneIn(properties, true);
    if (Array.isArray(required))
      removeFrom(
        required,
        Object.keys(required).filter((at) => fields.includes(required[Number(at)])),
      );
    const mapping = isMap(discriminator) && isMap(discriminator.mapping) ? discriminator.mapping : {};
    removeFrom(
      mapping,
      Object.keys(mapping).filter((value) => leadsTo(pointers, mappedRef(String(mapping[value])))),
    );
    removeFrom(node, goneIn(node, isNamed));
    return true;
  });
  removeEmptied(document, tags);
  return marked.map(nameOf);
}

export interface BundleOptions {
  /** Folder that references may not leave; defaults to that of the file. */
  folder?: string;
  /** Additional folders that references may lead to. */
  allow?: readonly string[];
  /** True to read integers above 2^53 as marked strings (`restoreIntegers`), which preserves their digits. */
  keepIntegers?: boolean;
  /** Receives the path of each file of the contract. */
  onRead?: ((file: string) => void) | undefined;
  /** Receives each fault of which the rest of the contract is read on; by default a fault is thrown. */
  onFault?: OnFault;
  /** Receives a message for each file with changed texts, each address that pages do not link to, and internal parts. */
  warn?: (message: string) => void;
}

const SCHEME = /^#\/components\/securitySchemes\/(?=[^/]+$)/;

/** Names security schemes in requirements that refer to them by address, as OpenAPI 3.2 allows. */
function nameSecuritySchemes(document: Document): void {
  const items = itemsOf(document).flatMap((all) => Object.values(all).flatMap(operationsIn));
  for (const owner of [document, ...items] as Pick<Document, 'security'>[])
    if (Array.isArray(owner.security))
      owner.security = owner.security.map((one) => mapKeys(one, (_, id) => id.replace(SCHEME, '')));
}

const MAX_LISTED_POSITIONS = 5;

function listPositions(pointers: readonly string[]): string {
  const more = pointers.length > MAX_LISTED_POSITIONS ? ` and ${pointers.length - MAX_LISTED_POSITIONS} more` : '';
  return pointers.slice(0, MAX_LISTED_POSITIONS).join(', ') + more;
}

const changedTexts = (file: string, pointers: string[]): string =>
  `${shownPath(file)}: invisible or incomplete characters were removed from ${listPositions(pointers)}. Correct these texts.`;

const unlinked = (file: string, address: string, pointers: readonly string[]): string =>
  `${shownPath(file)}: "${address}" of ${listPositions(pointers)} is no link on any page. Write a path of the site, https:, http:, mailto: or tel:.`;

const leftOut = (file: string, names: readonly string[]): string =>
  `${shownPath(file)}: ${names.length === 1 ? '1 part is' : `${names.length} parts are`} marked "x-internal" and left out: ${names.join(', ')}.`;

/** Bundles a contract into one document with internal `$ref`s. @throws ContractError if a file is missing or malformed, or a reference has no target. */
export async function bundleContract(
  file: string,
  {
    folder = path.dirname(file),
    allow = [],
    keepIntegers = false,
    warn,
    onRead,
    onFault = throwFault,
  }: BundleOptions = {},
): Promise<Document> {
  // The bundler visits the root again.
  const reported = new Set<string>();
  const report: OnFault = (fault) => {
    if (!reported.has(fault.message)) onFault(fault);
    reported.add(fault.message);
  };
  const config = await createConfig(kindsConfig(report));
  const resolver = new LocalResolver(config.resolve, [folder, ...allow], {
    keepIntegers,
    rootFile: path.resolve(file),
    onRead,
    onChanged: (changed, pointers) => warn?.(changedTexts(changed, pointers)),
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
  nameSecuritySchemes(document);
  const internal = leaveOutInternal(document);
  if (internal.length > 0) warn?.(leftOut(file, internal));
  if (warn) for (const [address, pointers] of unsafeAddresses(document)) warn(unlinked(file, address, pointers));
  return hasMarks(document) ? restoreKeys(document) : document;
}
