import find from 'lodash/find';
import { type DataRow, refuseNotFound } from 'openapi-toolkit/sandbox';
import { danishDay, danishMidnight } from '../dates';
import type { World } from '../world';
import type { WorldEntity } from '../world/attributes';
import type { WorldHandler } from './handler';
import { page } from './page';

interface Kind {
  entity?: WorldEntity;
  /** Registers whose features the kind has; all if left out. */
  registers?: string[];
}

const KINDS: Record<string, Kind> = {
  'dk-address': { entity: 'address' },
  'dk-company': { entity: 'company' },
  'dk-property': { entity: 'address', registers: ['MAT', 'EJF', 'VUR'] },
  'dk-vehicle': {},
};

export const entityFeaturesHistory: WorldHandler = ({ values, world }) => {
  const { entityType, entityId, feature, order } = values;
  const kind = KINDS[entityType] as Kind;
  const described = featureOf(world, kind, feature);
  if (!described) throw refuseNotFound(`${entityType} has no feature ${feature}.`);
  const value = currentValue(world, entityType, entityId.toLowerCase(), feature);
  if (value === undefined) throw refuseNotFound(`There is no ${entityType} with this key.`);
  const versions = (
    recordedVersions(world, entityType, entityId, feature) ?? singleVersion(world, described, value)
  ).filter((version) => isWanted(version, values));
  const rows = order === 'DESC' ? [...versions].reverse() : versions;
  return { entityType, entityId, feature, valueType: described.type, unit: described.unit, ...page(rows, values) };
};

function featureOf(world: World, { entity, registers }: Kind, feature: string): DataRow | undefined {
  const found = entity && world.attributes.list(entity).find(({ key }) => key === feature);
  return registers && !registers.includes(found?.register) ? undefined : found;
}

/** Returns the current value; undefined if there is no such entity. */
function currentValue(world: World, entityType: string, id: string, feature: string): unknown {
  if (entityType === 'dk-company') {
    return world.companies.has(id) ? world.attributes.ofCompany(id, [feature])[feature] : undefined;
  }
  const address = entityType === 'dk-address' ? id : world.properties.get(Number(id))?.addresses[0]?.addressId;
  const found = address && world.addresses.byId(address);
  if (found && found.resolvedAs === 'ADDRESS') return world.attributes.ofAddress(found, [feature])[feature];
  return entityType === 'dk-property' && world.properties.has(Number(id)) ? null : undefined;
}

/** Returns the versions listed in the world file, by sequence number. */
function recordedVersions(world: World, entityType: string, entityId: string, feature: string): DataRow[] | undefined {
  const history = find(world.facts.featureHistory, { entityType, entityId: entityId.toLowerCase(), feature });
  return history && [...history.versions].sort((a, b) => Number(a.sequenceNumber) - Number(b.sequenceNumber));
}

/** Returns the current value as the only version, for features without history in the world file. */
function singleVersion(world: World, { key, entity, register }: DataRow, value: unknown): DataRow[] {
  if (value === null) return [];
  const meta = world.attributes.meta(entity, { [key]: value })[key];
  const day = meta.validFrom ?? '2020-01-01';
  const since = danishMidnight(day);
  const source = { register, validFrom: day, validTo: null, registeredAt: since, fetchedAt: world.facts.now };
  const version = { value, validFrom: since, validTo: null, registeredFrom: since, registeredTo: null };
  return [{ ...version, sequenceNumber: '3000001', operation: 'INSERT', source }];
}

function isWanted(version: DataRow, { from, to, asOf }: DataRow): boolean {
  const { validFrom, validTo, registeredFrom, registeredTo } = version;
  const moment = asOf && Date.parse(asOf);
  return (
    (from === undefined || validTo === null || Date.parse(validTo) > Date.parse(danishMidnight(from))) &&
    (to === undefined || danishDay(validFrom) <= to) &&
    (asOf === undefined ||
      (Date.parse(registeredFrom) <= moment && (registeredTo === null || moment < Date.parse(registeredTo))))
  );
}
