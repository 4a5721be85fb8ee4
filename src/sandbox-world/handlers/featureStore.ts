import { type DataRow, type ParameterValues, Refusal } from 'openapi-toolkit/sandbox';

import { identifiers } from '#site';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';
import { metaOf, requireKeys } from './attributes';
import { companyOf } from './companies';
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

const KEYS = ['addressId', 'accessAddressId', 'bfeNumber', 'cadastralDistrictCode', 'kvhx', 'companyId', 'longitude'];

/** Returns the only key that a request finds entities by; of a pair, its first part. */
const keyIn = (values: ParameterValues): string => KEYS.find((key) => values[key] !== undefined) ?? '';

/** An address, with its distance in metres if the search was around a point. */
type AddressHit = { found: FoundAddress; distance: number | null };

/** Semi-major axis in metres and squared eccentricity of the GRS 80 ellipsoid, which ETRS89 uses. */
const AXIS = 6_378_137;
const ECCENTRICITY = 0.00669438;

/** Returns the nearest access address to a point, with its distance in metres; empty if none is within the radius. */
function nearestAddress(
  world: World,
  { longitude, latitude, radius }: ParameterValues,
): { found: FoundAddress; distance: number }[] {
  const phi = (latitude * Math.PI) / 180;
  const curve = 1 - ECCENTRICITY * Math.sin(phi) ** 2;
  const perDegreeEast = (AXIS / Math.sqrt(curve)) * Math.cos(phi) * (Math.PI / 180);
  const perDegreeNorth = ((AXIS * (1 - ECCENTRICITY)) / curve ** 1.5) * (Math.PI / 180);
  return world.addresses.all
    .map(({ accessAddressId, position }) => ({
      found: world.addresses.byId(accessAddressId) as FoundAddress,
      distance: Math.hypot(
        (position.longitude - longitude) * perDegreeEast,
        (position.latitude - latitude) * perDegreeNorth,
      ),
    }))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 1)
    .map(({ found, distance }) => ({ found, distance: Math.round(distance * 10) / 10 }));
}

/** Returns the addresses with the value sent for a key. */
function addressesWith(world: World, key: string, values: ParameterValues): AddressHit[] {
  const hitOf = (found: FoundAddress | undefined): AddressHit[] => (found ? [{ found, distance: null }] : []);
  const { byId, byKvhx } = world.addresses;
  const ofProperties = (properties: DataRow[]) =>
    properties
      .flatMap(({ addresses }) => addresses as DataRow[])
      .flatMap(({ addressId, accessAddressId }) => hitOf(byId(addressId ?? accessAddressId)));
  switch (key) {
    case 'addressId':
    case 'accessAddressId': {
      const found = byId(values[key]);
      const wanted = key === 'addressId' ? 'ADDRESS' : 'ACCESS_ADDRESS';
      return found?.resolvedAs === wanted ? hitOf(found) : [];
    }
    case 'bfeNumber':
      return ofProperties([world.properties.get(values.bfeNumber)].filter((row) => row !== undefined));
    case 'kvhx':
      return hitOf(byKvhx(values.kvhx));
    case 'longitude':
      return nearestAddress(world, values);
    default: {
      const isParcel = (parcel: DataRow) =>
        parcel.cadastralDistrictCode === values.cadastralDistrictCode &&
        parcel.cadastralNumber === values.cadastralNumber;
      return ofProperties([...world.properties.values()].filter(({ parcels }) => parcels?.some(isParcel)));
    }
  }
}
