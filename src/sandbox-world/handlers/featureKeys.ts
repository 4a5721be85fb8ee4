import type { DataRow, ParameterValues } from 'openapi-toolkit/sandbox';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';

const KEYS = ['addressId', 'accessAddressId', 'bfeNumber', 'cadastralDistrictCode', 'kvhx', 'companyId', 'longitude'];

/** Returns the only key that a request finds entities by; of a pair, its first part. */
export const keyIn = (values: ParameterValues): string => KEYS.find((key) => values[key] !== undefined) ?? '';

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
export function addressesWith(world: World, key: string, values: ParameterValues): AddressHit[] {
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
