import type { DataRow, ParameterValues } from 'openapi-toolkit/sandbox';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';
import { nearestAddress } from './nearestAddress';

const KEYS = ['addressId', 'accessAddressId', 'bfeNumber', 'cadastralDistrictCode', 'kvhx', 'companyId', 'longitude'];

/** Returns the only key that a request finds entities by; of a pair, its first part. */
export const keyIn = (values: ParameterValues): string => KEYS.find((key) => values[key] !== undefined) ?? '';

/** An address, with its distance in metres if the search was around a point. */
type AddressHit = { found: FoundAddress; distance: number | null };

/** Returns the addresses with the value sent for a key. */
export function addressesWith(world: World, key: string, values: ParameterValues): AddressHit[] {
  const one = (found: FoundAddress | undefined): AddressHit[] => (found ? [{ found, distance: null }] : []);
  const { byId, byKvhx } = world.addresses;
  const ofProperties = (properties: DataRow[]) =>
    properties
      .flatMap(({ addresses }) => addresses as DataRow[])
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
      return nearestAddress(world, values);
    default: {
      const isParcel = (parcel: DataRow) =>
        parcel.cadastralDistrictCode === values.cadastralDistrictCode &&
        parcel.cadastralNumber === values.cadastralNumber;
      return ofProperties([...world.properties.values()].filter(({ parcels }) => parcels?.some(isParcel)));
    }
  }
}
