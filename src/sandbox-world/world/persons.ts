import type { DataRow } from 'openapi-toolkit/sandbox';
import type { Addresses } from './addresses';

/** Builds the persons: those with a record in an example, and those that only the events mention. */
export function readPersons(
  facts: DataRow,
  examples: Map<string, DataRow>,
  addresses: Addresses,
): Map<string, DataRow> {
  const model = [...examples.values()].find(({ status }) => status === 'RESIDENT') as DataRow;
  const others = (Object.values(facts.persons as DataRow) as DataRow[]).filter(
    ({ personId }) => !examples.has(personId),
  );
  return new Map([
    ...examples,
    ...others.map((fact): [string, DataRow] => [
      fact.personId,
      {
        ...model,
        personId: fact.personId,
        status: fact.status,
        name: fact.name,
        address: addresses.byId(fact.addressId)?.address ?? null,
        movedInDate: fact.movedInDate ?? null,
        contactAddress: null,
        protections: fact.protections,
        occupation: null,
        source: { ...model.source, validFrom: fact.movedInDate ?? null, registeredAt: null },
      },
    ]),
  ]);
}
