import countBy from 'lodash/countBy';
import { type Operation, type OverviewPage, ownValue, schemaNodes, schemasOf } from 'openapi-toolkit';
import { shareTypes, typeAnchor } from '../types/shareTypes';
import { hrefOf } from './nextCalls';
import type { ReadApi } from './readApi';

const fieldsByShape = (operation: Operation): Record<string, number> =>
  countBy(schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).flatMap(({ shape }) => shape?.name ?? [])));

/** Returns the types that pages of an API describe once, with the operations of all APIs that use them. */
export function typeIndex(api: ReadApi, apis: readonly ReadApi[]): OverviewPage['types'] {
  const types = new Map(
    api.operations
      .flatMap(({ operation }) => [...shareTypes(operation).values()])
      .map(({ name, title }) => [name, { name, anchor: typeAnchor(name), title }]),
  );
  const users = apis.flatMap(({ ref, operations }) =>
    operations.map(({ operation }) => ({
      title: operation.title,
      href: hrefOf(ref, operation.id),
      method: operation.method,
      fields: fieldsByShape(operation),
    })),
  );
  return [...types.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => ({
      ...type,
      operations: users.flatMap(({ fields, ...operation }) => {
        const count = ownValue(fields, type.name) ?? 0;
        return count > 0 ? [{ ...operation, fields: count }] : [];
      }),
    }));
}
