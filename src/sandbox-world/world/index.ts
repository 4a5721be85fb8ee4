import type { ContractOperation, DataRow } from 'openapi-toolkit/sandbox';

import { nextDay } from '../dates';
import type { WorldData } from '../readData';
import { type Addresses, entranceText, readAddresses } from './addresses';
import { readAttributes, type WorldAttributes } from './attributes';
import { readCompanies } from './companies';
import { readPersons } from './persons';
import { readProperties } from './properties';

/** The invented world, as lookup tables. Records have the form of the contracts, with every section filled. */
export interface World {
  facts: DataRow;
  addresses: Addresses;
  attributes: WorldAttributes;
  companies: Map<string, DataRow>;
  units: Map<string, DataRow>;
  reports: Map<string, DataRow[]>;
  properties: Map<number, DataRow>;
  publicProperties: DataRow[];
  debts: Map<number, DataRow>;
  vehicles: Map<string, DataRow>;
  plates: { plate: DataRow; kid: string }[];
  insurances: Map<string, DataRow>;
  persons: Map<string, DataRow>;
  /** Entity key → its events, earliest detection first. */
  events: Map<string, DataRow[]>;
  operationIds: string[];
  /** Returns the examples of an operation's first success status. */
  examples: (operationId: string) => DataRow[];
  example: (operationId: string, name: string) => DataRow;
}

/** Builds the world from the examples of the contracts and the facts they agree with. */
export function readWorld(
  { world: facts, translations, codeLabels }: WorldData,
  operations: ContractOperation[],
): World {
  const named = (operationId: string) => {
    const operation = operations.find(({ id }) => id === operationId);
    return [...(operation?.responses.values() ?? [])].find(({ status }) => status < 300)?.examples ?? [];
  };
  const examples = (operationId: string) => named(operationId).map(({ value }) => value);
  const example = (operationId: string, name: string) =>
    named(operationId).find((item) => item.name === name)?.value ?? {};
  const by = <Key extends string | number = string>(operationId: string, key: string) =>
    mergedRows<Key>(examples(operationId), key);
  const items = (operationId: string) => examples(operationId).flatMap((response) => response.items as DataRow[]);

  const addresses = readAddresses(facts);
  const companies = readCompanies(facts, by('companyByCompanyId', 'companyId'), addresses);
  const properties = readProperties(
    facts,
    by<number>('propertyByBfe', 'bfeNumber'),
    addresses,
    codeLabels.ownership_type_code,
  );
  const events = ['companyEventsByCompanyId', 'personEventsById', 'propertyEventsByBfeNumber'].flatMap(items);
  return {
    facts,
    addresses,
    attributes: readAttributes({ facts, translations, examples, addresses, companies, labels: codeLabels }),
    companies,
    units: by('companyUnit', 'productionUnitNumber'),
    reports: reportsOf(examples('financialReportsByCompanyId')),
    properties: new Map(withSecondFlat([...properties.values()], facts).map((row) => [row.bfeNumber, row])),
    publicProperties: withSecondFlat([...mergedRows(items('publicProperties'), 'bfeNumber').values()], facts),
    debts: by<number>('publicPropertyDebtFromBfe', 'bfeNumber'),
    vehicles: by('vehicleByKid', 'kid'),
    plates: platesOf(examples('vehicleByLicensePlate'), [...by('vehicleByKid', 'kid').values()]),
    insurances: by('insuranceCompanyByKid', 'kid'),
    persons: readPersons(facts, by('person', 'personId'), addresses),
    events: grouped(sorted(events, 'eventId', 'detectedAt'), 'entityId'),
    operationIds: operations.map(({ id }) => id),
    examples,
    example,
  };
}

/** Removes duplicate records and sorts by a moment. */
function sorted(rows: DataRow[], key: string, moment: string): DataRow[] {
  return [...mergedRows(rows, key).values()].sort((a, b) => (a[moment] < b[moment] ? -1 : 1));
}

function grouped(rows: DataRow[], key: string): Map<string, DataRow[]> {
  const groups = new Map<string, DataRow[]>();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}

/** Returns the reports of each company, latest publication first. */
function reportsOf(responses: DataRow[]): Map<string, DataRow[]> {
  const ids = [...new Set(responses.map(({ companyId }) => companyId as string))];
  return new Map(
    ids.map((id) => {
      const reports = responses.filter(({ companyId }) => companyId === id).flatMap(({ items }) => items as DataRow[]);
      return [id, sorted(reports, 'reportId', 'publishedAt').reverse()];
    }),
  );
}

/** Returns plates with their periods: those of the examples, and the current plate of every registered vehicle. */
function platesOf(responses: DataRow[], vehicles: DataRow[]): World['plates'] {
  const examplePlates = responses.map(({ plate, vehicle }) => ({
    plate: plate as DataRow,
    kid: vehicle.kid as string,
  }));
  const present = vehicles
    .filter(({ registrationNumber }) => !examplePlates.some(({ plate }) => plate.number === registrationNumber))
    .map(({ kid, registrationNumber, firstRegistrationDate }) => {
      const earlier = examplePlates
        .filter((examplePlate) => examplePlate.kid === kid)
        .map(({ plate }) => plate.validTo as string);
      const validFrom = earlier.length > 0 ? nextDay(earlier.sort().at(-1) as string) : firstRegistrationDate;
      return { plate: { number: registrationNumber, type: 'STANDARD', validFrom, validTo: null }, kid: kid as string };
    });
  return [...examplePlates, ...present];
}

/**
 * Merges several examples of a record by key: a section that one example leaves out (null) is taken from another. The
 * first example wins if both have a value, but a list beats an empty one.
 */
function mergedRows<Key extends string | number>(rows: DataRow[], key: string): Map<Key, DataRow> {
  const records = new Map<Key, DataRow>();
  for (const row of rows) {
    const record = records.get(row[key]);
    records.set(row[key], record ? fill(record, row) : row);
  }
  return records;
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function fill(record: DataRow, other: DataRow): DataRow {
  const entries = Object.keys(record).map((name) => {
    // Warnings belong to one response, not to the record.
    if (name === 'warnings') return [name, record[name].length < other[name].length ? record[name] : other[name]];
    const isLonger = isEmpty(record[name]) && !(record[name] !== null && other[name] === null);
    return [name, isLonger ? other[name] : record[name]];
  });
  return Object.fromEntries(entries);
}

/** Adds a second flat and its parent property, as copies of the first with other facts. In a list this parent comes first. */
function withSecondFlat(rows: readonly DataRow[], { addresses, properties }: DataRow): DataRow[] {
  const { flat, parent, secondFlat, secondParent } = properties;
  const pairs: [DataRow, DataRow][] = [
    [addresses.flat, addresses.secondFlat],
    [addresses.flat.position, addresses.secondFlat.position],
    [{ text: entranceText(addresses.flat) }, { text: entranceText(addresses.secondFlat) }],
    [flat, secondFlat],
    [flat.unit, secondFlat.unit],
    [parent, secondParent],
    [parent.building, secondParent.building],
    [parent.parcel, secondParent.parcel],
  ];
  const facts = new Map(
    pairs.flatMap(([from, to]) => Object.keys(from).map((name) => [`${name} ${from[name]}`, to[name]])),
  );
  const copy = (row: DataRow) =>
    JSON.parse(JSON.stringify(row), (name, value) =>
      typeof value === 'object' ? value : (facts.get(`${name} ${value}`) ?? value),
    );
  return [...rows, ...rows.filter((row) => [flat.bfeNumber, parent.bfeNumber].includes(row.bfeNumber)).map(copy)];
}
