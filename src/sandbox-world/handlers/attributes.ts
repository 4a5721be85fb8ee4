import { type DataRow, type ParameterValues, refuseNotFound } from 'openapi-toolkit/sandbox';

import type { WorldEntity } from '../world/attributes';
import type { HandledCall, WorldHandler } from './handler';
import { knownAddress, requireCurrent, requireUnit } from './knownAddress';

const EXACT = 1;
const PROBABLE = 0.8;

export const attributesByAddress: WorldHandler = (call) => {
  const { values, world } = call;
  const text = writtenAddress(values);
  requireKeys(call, 'address');
  const ranked = world.addresses.byText(text);
  const [best, ...others] = ranked;
  if (!best || best.confidence < values.minConfidence) {
    throw refuseNotFound(`No address fits with a confidence of ${values.minConfidence} or more.`);
  }
  if (best.otherUnit) {
    const unit = best.otherUnit.replace(/^(\w+)/, '$1.');
    throw refuseNotFound(`There is no unit ${unit} at "${best.found.address.text}".`);
  }
  requireUnit(best.found);
  const { confidence, found } = best;
  const attributes = world.attributes.ofAddress(found, values.attributes);
  const near = others.filter((other) => !other.found.severalUnits && other.confidence > confidence - 0.05);
  return {
    match: {
      confidence,
      category: confidence === EXACT ? 'EXACT' : confidence >= PROBABLE ? 'PROBABLE' : 'UNCERTAIN',
      alternatives: confidence >= PROBABLE ? [] : near.slice(0, 5).map((item) => item.found.address),
    },
    address: found.address,
    attributes,
    attributeMeta: metaOf(call, 'address', attributes, found.address.addressId),
    warnings: [],
  };
};

export const attributesByAddressId: WorldHandler = (call) => {
  const { values, world } = call;
  requireKeys(call, 'address');
  const found = knownAddress(world, values.addressId);
  if (values.onlyCurrent) requireCurrent(found);
  const attributes = world.attributes.ofAddress(found, values.attributes);
  return {
    resolvedAs: found.resolvedAs,
    address: found.address,
    attributes,
    attributeMeta: metaOf(call, 'address', attributes, found.address.addressId),
    warnings: [],
  };
};

/** @throws Refusal 400 if a key in the query does not exist for the entity. */
export function requireKeys({ values, world }: HandledCall, entity: WorldEntity): void {
  world.attributes.require(entity, values.attributes, () => ({ parameter: 'attributes' }));
}

/** Returns register, age and label of every value, if the request asks for them. */
export const metaOf = (
  { values, world }: HandledCall,
  entity: WorldEntity,
  attributes: DataRow,
  id: string,
): DataRow | null => (values.includeMeta ? world.attributes.meta(entity, attributes, id) : null);

/** Joins the address into one line, from the parameter or its parts. */
function writtenAddress(values: ParameterValues): string {
  if (values.address !== undefined) return values.address;
  const unit = [values.floor && `${values.floor}.`, values.door].filter(Boolean).join(' ');
  const house = `${values.streetName} ${values.houseNumber.replace(' ', '').toUpperCase()}`;
  return [house, unit, `${values.postalCode} ${districtOf(values.postalCode)}`].filter(Boolean).join(', ').trim();
}

/** The invented world has only one postal district. */
const districtOf = (postalCode: string) => (postalCode === '9999' ? 'Eksempelby' : '');
