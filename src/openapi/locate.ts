import kebabCase from 'lodash/kebabCase';
import { ContractError } from './ContractError';
import { clean } from './markdown';
import type { Document, OperationObject, PathItem } from './openapi';
import { type Located, METHODS } from './operation';
import { resolve } from './resolve';

/**
 * `companyByCompanyId` → `company-by-company-id`. The OpenAPI plugin names its files by the same
 * function, so that an id stays itself when it passes through there.
 */
export const kebab = (name: string): string => kebabCase(clean(name));

function operationsIn(
  items: Record<string, unknown>,
  document: Document,
  kind: Located['kind'],
): Omit<Located, 'id'>[] {
  return Object.entries(items).flatMap(([path, value]) => {
    const item = resolve<PathItem>(document, value as PathItem);
    return METHODS.filter((method) => item[method]).map((method) => ({
      kind,
      method,
      path,
      item,
      operation: item[method] as OperationObject,
    }));
  });
}

/**
 * Every operation of a contract (paths, then webhooks) with the id that names its page.
 *
 * @throws ContractError when two operations would have the same page.
 */
export function locateOperations(document: Document, file: string): Located[] {
  const all = [
    ...operationsIn(document.paths ?? {}, document, 'operation'),
    ...operationsIn(document.webhooks ?? {}, document, 'webhook'),
  ];
  const taken = new Map<string, Located>();
  for (const found of all) {
    const id = kebab(found.operation.operationId ?? `${found.method} ${found.path}`) || found.method;
    const other = taken.get(id);
    if (other) {
      throw new ContractError(
        `Two operations are called "${found.operation.operationId ?? id}" and would share the page "${id}".`,
        `${file}: ${other.method.toUpperCase()} ${other.path} and ${found.method.toUpperCase()} ${found.path}`,
        'Give each operation an operationId of its own.',
      );
    }
    taken.set(id, { ...found, id });
  }
  return [...taken.values()];
}
