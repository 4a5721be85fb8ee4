import type { DataRow } from 'openapi-toolkit/sandbox';
import { addressSimilarity, unitOf } from './similarAddresses';
import { addressParts } from './writtenAddress';

export interface FoundAddress {
  resolvedAs: 'ADDRESS' | 'ACCESS_ADDRESS';
  /** The address as in the responses of the contracts. */
  address: DataRow;
  /** True for an entrance with several units. */
  severalUnits: boolean;
}

export interface Addresses {
  all: DataRow[];
  /** Finds an address by the ID of an address or access address; case-insensitive. */
  byId: (id: string) => FoundAddress | undefined;
  byKvhx: (kvhx: string) => FoundAddress | undefined;
  /**
   * Returns every address with its similarity to a written one (0 to 1), best first, and the written unit if the address
   * is none: `st th`.
   */
  byText: (text: string) => { found: FoundAddress; confidence: number; otherUnit: string }[];
}

const isDiscontinued = (address: DataRow) => address.status.code === '4';
/** True if an address is no longer in use. */
export const discontinued = ({ address }: FoundAddress): boolean => isDiscontinued(address);

/** Returns the addresses of the world and the entrances they share. */
export function readAddresses(facts: DataRow): Addresses {
  const rows = Object.values(facts.addresses as DataRow) as DataRow[];
  const all = rows.map(({ kvhx: _, ...address }) => address);
  const asAddress = (address: DataRow): FoundAddress => ({ resolvedAs: 'ADDRESS', address, severalUnits: false });
  const entrance = (address: DataRow): FoundAddress => ({
    resolvedAs: 'ACCESS_ADDRESS',
    address: { ...address, addressId: null, floor: null, door: null, text: entranceText(address) },
    severalUnits: address.floor !== null,
  });
  const entrances = all.filter(({ floor }) => floor !== null).map(entrance);
  return {
    all,
    byId: (id) => {
      const wanted = id.toLowerCase();
      const address = all.find(({ addressId }) => addressId === wanted);
      if (address) return asAddress(address);
      const access = all.find(({ accessAddressId }) => accessAddressId === wanted);
      return access && entrance(access);
    },
    byKvhx: (kvhx) => {
      const index = rows.findIndex((row) => row.kvhx === kvhx);
      return index < 0 ? undefined : asAddress(all[index] as DataRow);
    },
    byText: (text) => {
      const written = addressParts(text);
      return [...all.filter((address) => !isDiscontinued(address)).map(asAddress), ...entrances]
        .map((found) => ({
          found,
          confidence: addressSimilarity(written, found.address),
          otherUnit: written.unit === unitOf(found.address) ? '' : written.unit,
        }))
        .sort((a, b) => b.confidence - a.confidence);
    },
  };
}

/** Text of an entrance: an address without floor and door. */
export const entranceText = (address: DataRow): string =>
  [
    `${address.streetName} ${address.houseNumber}`,
    address.supplementaryTownName,
    `${address.postalCode} ${address.postalDistrict}`,
  ]
    .filter(Boolean)
    .join(', ');
