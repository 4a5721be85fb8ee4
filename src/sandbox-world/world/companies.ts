import type { DataRow } from 'openapi-toolkit/sandbox';
import type { Addresses } from './addresses';

/** Builds the companies: those with a record in an example, and others that the world names, from its facts. */
export function readCompanies(
  facts: DataRow,
  examples: Map<string, DataRow>,
  addresses: Addresses,
): Map<string, DataRow> {
  const model = [...examples.values()][0] as DataRow;
  const others = (Object.values(facts.companies as DataRow) as DataRow[]).filter(
    ({ companyId }) => companyId !== undefined && !examples.has(companyId),
  );
  const complete = [...examples].map(([id, record]) => [id, withSections(record)] as const);
  return new Map([
    ...complete,
    ...others.map((fact) => [fact.companyId, plainCompany(fact, model, addresses)] as const),
  ]);
}

const LEGAL_FORMS: [end: string, form: DataRow][] = [
  [' A/S', { code: '60', short: 'A/S', name: 'Aktieselskab' }],
  [' ApS', { code: '80', short: 'APS', name: 'Anpartsselskab' }],
  ['', { code: '280', short: 'ØVR', name: 'Øvrige virksomhedsformer' }],
];

/** Sections without an example are empty, not missing. */
const withSections = (record: DataRow): DataRow => ({
  ...record,
  productionUnits: record.productionUnits ?? [],
  participants: record.participants ?? [],
  history: record.history ?? { names: [], addresses: [], statuses: [], industries: [] },
});

function plainCompany(fact: DataRow, model: DataRow, addresses: Addresses): DataRow {
  const nothing = Object.fromEntries(
    Object.entries(model).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  );
  const address = fact.addressId && addresses.byId(fact.addressId)?.address;
  const legalForm = LEGAL_FORMS.find(([end]) => fact.name.endsWith(end))?.[1];
  return withSections({
    ...nothing,
    companyId: fact.companyId,
    name: fact.name,
    status: fact.status ? { ...fact.status, known: true } : model.status,
    active: fact.cessationDate === undefined,
    legalForm,
    startDate: fact.startDate ?? '2001-01-01',
    cessationDate: fact.cessationDate ?? null,
    mainIndustry: fact.industry ?? null,
    secondaryIndustries: fact.secondaryIndustries ?? [],
    registeredAddress: address ? { ...model.registeredAddress, text: address.text, address } : null,
    advertisingProtected: false,
    source: model.source,
  });
}
