import { identifiers } from '../../../vocabulary/identifiers';
import { badParameter, conflict, Refusal } from '../../engine/refusal';
import type { Values } from '../../engine/request/parameters';
import type { Row } from '../../engine/types';
import type { World } from '../world';
import type { Found } from '../world/addresses';
import { addressOf } from './addressOf';
import { metaOf, requireKeys } from './attributes';
import { companyOf } from './cvr';
import type { Handler } from './handler';
import { nearest } from './nearest';
import { page } from './page';

/** A company the agreement of the sandbox leaves out of the feature store, so that FORBIDDEN can be met. */
const NOT_COVERED = '09900063';

export const featureStoreAttributesByAddressId: Handler = (call) => {
  const { values, world } = call;
  requireKeys(call, 'address');
  const found = addressOf(world, values.addressId);
  const attributes = world.attributes.ofAddress(found, values.attributes, values.effectiveAt);
  return {
    addressId: found.address.addressId,
    accessAddressId: found.address.accessAddressId,
    resolvedAs: found.resolvedAs,
    bfeNumbers: propertiesAt(world, found).map(({ bfeNumber }) => bfeNumber),
    attributes,
    attributeMeta: metaOf(call, 'address', attributes),
    updatedAt: world.facts.now,
  };
};

export const companyFeatureStore: Handler = (call) => {
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
    attributeMeta: metaOf(call, 'company', attributes),
    updatedAt: world.facts.now,
  };
};

const KEYS = ['addressId', 'accessAddressId', 'bfeNumber', 'kvhx', 'companyId'];
const PAIRS: [string, string][] = [
  ['cadastralDistrictCode', 'cadastralNumber'],
  ['longitude', 'latitude'],
];

export const featureStoreAttributesByQueryParams: Handler = (call) => {
  const { values, world } = call;
  const key = onlyKey(values);
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

/** @throws Refusal 400 unless exactly one key was sent, whole. */
function onlyKey(values: Values): string {
  const single = KEYS.filter((key) => values[key] !== undefined);
  const pairs = PAIRS.filter((pair) => pair.some((part) => values[part] !== undefined));
  for (const pair of pairs) {
    const missing = pair.find((part) => values[part] === undefined);
    const present = pair.find((part) => values[part] !== undefined);
    if (missing) throw badParameter(missing, `Required together with ${present}.`);
  }
  const sent = [...single, ...pairs.map(([part]) => part)];
  if (sent.length > 1) throw conflict(sent, 'Send exactly one key.');
  if (sent[0] === undefined) throw badParameter('addressId', 'Required when no other key is sent.');
  return sent[0];
}

type Hit = { found: Found; distance: number | null };

function addressesWith(world: World, key: string, values: Values): Hit[] {
  const one = (found: Found | undefined): Hit[] => (found ? [{ found, distance: null }] : []);
  const { byId, byKvhx } = world.addresses;
  const ofProperties = (properties: Row[]) =>
    properties
      .flatMap(({ addresses }) => addresses as Row[])
      .flatMap(({ addressId, accessAddressId }) => one(byId(addressId ?? accessAddressId)));
  switch (key) {
    case 'addressId':
    case 'accessAddressId': {
      const found = byId(values[key]);
      const wanted = key === 'addressId' ? 'ADDRESS' : 'ACCESS_ADDRESS';
      return found?.resolvedAs === wanted ? one(found) : [];
    }
    case 'bfeNumber':
      return ofProperties([world.properties.get(values.bfeNumber)].filter((row) => row !== undefined));
    case 'kvhx':
      return one(byKvhx(values.kvhx));
    case 'longitude':
      return nearest(world, values);
    default: {
      const isParcel = (parcel: Row) =>
        parcel.cadastralDistrictCode === values.cadastralDistrictCode &&
        parcel.cadastralNumber === values.cadastralNumber;
      return ofProperties([...world.properties.values()].filter(({ parcels }) => parcels?.some(isParcel)));
    }
  }
}

function propertiesAt(world: World, { address }: Found): Row[] {
  return [...world.properties.values()].filter(({ addresses }) =>
    (addresses as Row[]).some((one) =>
      address.addressId ? one.addressId === address.addressId : one.accessAddressId === address.accessAddressId,
    ),
  );
}

export const bulkFeatureStoreAttributes: Handler = ({ body, world }) => {
  const { entityType, ids, attributes, effectiveAt } = body;
  world.attributes.require(entityType, attributes, (index) => ({ pointer: `/attributes/${index}` }));
  const failed = (id: string, status: string, error: string) => ({ id, status, attributes: null, error });
  const found = (id: string, values: Row) => ({ id, status: 'FOUND', attributes: values, error: null });
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
