import { type DataRow, Refusal } from 'openapi-toolkit/sandbox';

import { identifiers } from '#site';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';
import { metaOf, requireKeys } from './attributes';
import { companyOf } from './companies';
import { addressesWith, keyIn } from './featureKeys';
import type { WorldHandler } from './handler';
import { knownAddress } from './knownAddress';
import { page } from './page';

/**
 * CVR number of a company outside the sandbox's agreement for the feature store, so that clients can test FORBIDDEN.
 */
const NOT_COVERED = '09900063';

export const featureStoreAttributesByAddressId: WorldHandler = (call) => {
  const { values, world } = call;
  requireKeys(call, 'address');
  const found = knownAddress(world, values.addressId);
  const attributes = world.attributes.ofAddress(found, values.attributes, values.effectiveAt);
  return {
    addressId: found.address.addressId,
    accessAddressId: found.address.accessAddressId,
    resolvedAs: found.resolvedAs,
    bfeNumbers: propertiesAt(world, found).map(({ bfeNumber }) => bfeNumber),
    attributes,
    attributeMeta: metaOf(call, 'address', attributes, found.address.addressId),
    updatedAt: world.facts.now,
  };
};

export const companyFeatureStore: WorldHandler = (call) => {
  const { values, world } = call;
  const { companyId } = values;
  companyOf(world, companyId);
  requireKeys(call, 'company');
  if (companyId === NOT_COVERED) {
    throw new Refusal(403, 'not-in-agreement', 'Your agreement does not cover this company.');
  }
  const attributes = world.attributes.ofCompany(companyId, values.attributes, values.effectiveAt);
  return {
    companyId,
    attributes,
    attributeMeta: metaOf(call, 'company', attributes, companyId),
    updatedAt: world.facts.now,
  };
};

export const featureStoreAttributesByQueryParams: WorldHandler = (call) => {
  const { values, world } = call;
  const key = keyIn(values);
  const entity = key === 'companyId' ? 'company' : 'address';
  requireKeys(call, entity);
  const { attributes, effectiveAt } = values;
  if (key === 'companyId') {
    if (!world.companies.has(values.companyId)) return page([], values);
    const item = {
      entityType: 'company',
      id: values.companyId,
      resolvedAs: null,
      attributes: world.attributes.ofCompany(values.companyId, attributes, effectiveAt),
      distance: null,
    };
    return page([item], values);
  }
  const items = addressesWith(world, key, values).map(({ found, distance }) => ({
    entityType: 'address',
    id: found.address.addressId ?? found.address.accessAddressId,
    resolvedAs: found.resolvedAs,
    attributes: world.attributes.ofAddress(found, attributes, effectiveAt),
    distance,
  }));
  return page(items, values);
};

function propertiesAt(world: World, { address }: FoundAddress): DataRow[] {
  return [...world.properties.values()].filter(({ addresses }) =>
    (addresses as DataRow[]).some((eachAddress) =>
      address.addressId
        ? eachAddress.addressId === address.addressId
        : eachAddress.accessAddressId === address.accessAddressId,
    ),
  );
}

export const bulkFeatureStoreAttributes: WorldHandler = ({ body, world }) => {
  const { entityType, ids, attributes, effectiveAt } = body;
  world.attributes.require(entityType, attributes, (index) => ({ pointer: `/attributes/${index}` }));
  const failed = (id: string, status: string, error: string) => ({ id, status, attributes: null, error });
  const found = (id: string, values: DataRow) => ({ id, status: 'FOUND', attributes: values, error: null });
  const ofAddress = (id: string) => {
    if (!identifiers['dar-address'].form.test(id)) return failed(id, 'INVALID_ID', 'Not the form of an address ID.');
    const address = world.addresses.byId(id);
    if (!address) return failed(id, 'NOT_FOUND', 'No address has this ID.');
    return found(id, world.attributes.ofAddress(address, attributes, effectiveAt));
  };
  const ofCompany = (id: string) => {
    if (!identifiers.cvr.form.test(id)) return failed(id, 'INVALID_ID', 'Not the form of a CVR number.');
    if (id === NOT_COVERED) return failed(id, 'FORBIDDEN', 'Your agreement does not cover this company.');
    if (!world.companies.has(id)) return failed(id, 'NOT_FOUND', 'No company has this CVR number.');
    return found(id, world.attributes.ofCompany(id, attributes, effectiveAt));
  };
  const items = (ids as string[]).map(entityType === 'address' ? ofAddress : ofCompany);
  const count = items.filter(({ status }) => status === 'FOUND').length;
  return { items, requested: items.length, found: count, failed: items.length - count };
};
