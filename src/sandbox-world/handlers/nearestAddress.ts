import type { ParameterValues } from 'openapi-toolkit/sandbox';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';

/** Semi-major axis in metres and squared eccentricity of the GRS 80 ellipsoid, which ETRS89 uses. */
const AXIS = 6_378_137;
const ECCENTRICITY = 0.00669438;

/** Returns the nearest access address to a point, with its distance in metres; empty if none is within the radius. */
export function nearestAddress(
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
