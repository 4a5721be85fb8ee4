import type { Row } from '../../engine/types';
import type { Addresses } from './addresses';

/** Properties whose record an example shows, and the parent property of the flat, put together from its parts. */
export function readProperties(facts: Row, shown: Map<number, Row>, addresses: Addresses): Map<number, Row> {
  const { parent, flat } = facts.properties as Row;
  const ofFlat = shown.get(flat.bfeNumber);
  const entrance = addresses.byId(ofFlat?.addresses[0].accessAddressId)?.address;
  const model = shown.get(facts.properties.house.bfeNumber);
  if (shown.has(parent.bfeNumber) || !ofFlat || !entrance || !model) return shown;
  const { cadastralDistrictCode, cadastralDistrictName, cadastralNumber, registeredArea, roadArea } = parent.parcel;
  return new Map(shown).set(parent.bfeNumber, {
    ...Object.fromEntries(Object.keys(model).map((name) => [name, Array.isArray(model[name]) ? [] : null])),
    bfeNumber: parent.bfeNumber,
    propertyType: parent.propertyType,
    dividedIntoFlats: true,
    legacyPropertyNumber: parent.legacyPropertyNumber,
    location: { ...ofFlat.location, address: entrance },
    addresses: [
      entrance,
      ...addresses.all.filter(({ accessAddressId }) => accessAddressId === entrance.accessAddressId),
    ],
    parcels: [
      { ...model.parcels[0], cadastralDistrictCode, cadastralDistrictName, cadastralNumber, registeredArea, roadArea },
    ],
    buildings: ofFlat.buildings,
    source: ofFlat.source,
  });
}
