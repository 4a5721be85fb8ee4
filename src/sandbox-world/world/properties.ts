import find from 'lodash/find';
import type { DataRow } from 'openapi-toolkit/sandbox';
import type { Addresses } from './addresses';
import { propertySections } from './propertySections';

/**
 * Builds the properties: those with a record in an example, and the parent property of the flat, composed from its
 * parts.
 */
export function readProperties(
  facts: DataRow,
  examples: Map<number, DataRow>,
  addresses: Addresses,
  ownershipLabels: Record<string, DataRow> = {},
): Map<number, DataRow> {
  const { parent, flat } = facts.properties as DataRow;
  const exampleProperties = withSections(facts, examples, ownershipLabels);
  const ofFlat = exampleProperties.get(flat.bfeNumber);
  const entrance = addresses.byId(ofFlat?.addresses[0].accessAddressId)?.address;
  const model = exampleProperties.get(facts.properties.house.bfeNumber);
  if (exampleProperties.has(parent.bfeNumber) || !ofFlat || !entrance || !model) return exampleProperties;
  const { cadastralDistrictCode, cadastralDistrictName, cadastralNumber, registeredArea, roadArea } = parent.parcel;
  return new Map(exampleProperties).set(parent.bfeNumber, {
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

function withSections(
  facts: DataRow,
  examples: Map<number, DataRow>,
  labels: Record<string, DataRow>,
): Map<number, DataRow> {
  const model = examples.get(facts.properties.house.bfeNumber);
  const name = (id: string) => find(facts.companies, { companyId: id })?.name;
  return new Map(
    [...examples].map(([bfeNumber, record]) => {
      const fact = find(facts.properties, { bfeNumber });
      if (!fact || !model) return [bfeNumber, record];
      const sections = propertySections(fact, model, (code) => labels[code] ?? {}, name);
      const missing = Object.entries(sections).filter(([section]) => record[section] === null);
      return [bfeNumber, { ...record, ...Object.fromEntries(missing) }];
    }),
  );
}
