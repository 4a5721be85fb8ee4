import { sendRequest } from '../sandbox/support';
import type { Entity } from './entities';
import type { Row } from './rows';

const SECTIONS = 'parcels,buildings,units,technicalInstallations,buildingCases,valuations,ownership,sales,energyLabels';

function responseOf(url: string): Row | undefined {
  const { status, body } = sendRequest(`/denmark/data/${url}`);
  return status === 200 ? body : undefined;
}

/** A property; a flat with the parcels of its parent property. */
function propertyOf({ bfe_number }: Row): Row | undefined {
  if (bfe_number === null) return undefined;
  const property = responseOf(`properties/${bfe_number}?include=${SECTIONS}`);
  const parent =
    (property?.parentBfeNumber ?? null) === null
      ? undefined
      : responseOf(`properties/${property?.parentBfeNumber}?include=parcels`);
  return parent ? { ...property, parcels: parent.parcels } : property;
}

/** Returns the record of an entity from the operation that returns it; undefined if the entity has none. */
const RECORDS: Readonly<Record<string, (values: Row) => Row | undefined>> = {
  'data/attributes-by-address-id': ({ address_id }) => responseOf(`attributes/${address_id}?attributes=address_id`),
  'data/property-by-bfe': propertyOf,
  'data/company-by-company-id': ({ cvr_number }) => responseOf(`companies/${cvr_number}?include=productionUnits`),
  'data/financial-reports-by-company-id': ({ cvr_number }) => responseOf(`companies/${cvr_number}/financial-reports`),
};

/** Returns the record of an entity from the sandbox; undefined if it has none. */
export function recordOfEntity(operation: string, { values }: Entity): Row | undefined {
  const read = RECORDS[operation];
  if (!read) throw new Error(`tests/values/records.ts does not know how to ask ${operation} for a record.`);
  return read(values);
}
