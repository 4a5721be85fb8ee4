import { brokenRule } from 'docusaurus-preset-portal/terms';
import { describe, expect, it } from 'vitest';
import { fieldRules } from './fieldRules';

const NOW = Date.parse('2026-06-01T00:00:00Z');
/** Values that start with the name of the identifier have its form. */
const known = { now: NOW, isOfForm: (identifier: string, value: string) => value.startsWith(identifier) };

type Values = Record<string, unknown>;
/** Sent values, and the expected violation: its fields and message; absent without a violation. */
type Row = [values: Values, fields?: string[], says?: string];

const sent = (...names: string[]): Values => Object.fromEntries(names.map((name) => [name, '1']));
/** Fields that exclude each other. */
const clash = (says: string, ...names: string[]): Row => [sent(...names), names, says];
const parcel = ['cadastralDistrictCode', 'cadastralNumber'];
const point = ['longitude', 'latitude'];
const address = ['streetName', 'houseNumber', 'postalCode'];
const BOTH = 'Send the whole address or its parts, not both.';
const PARTS_MISSING = 'Missing. streetName, houseNumber and postalCode go together.';
const ONE_KEY = 'Send exactly one key.';
const PERIOD: Row = [{ from: '2026-02-02', to: '2026-02-01' }, ['to'], 'Must not be before from.'];
const entity = (type: string, identifier: string, says: string): Row[] => [
  [{ entityType: type, entityId: `${identifier} 1` }],
  [{ entityType: type, entityId: 'x' }, ['entityId'], says],
];

const REQUESTS: Record<string, Row[]> = {
  attributesByAddress: [
    [sent('address')],
    [sent(...address)],
    [{}, ['address'], 'Required when streetName, houseNumber and postalCode are not sent.'],
    clash(BOTH, 'address', 'floor'),
    clash(BOTH, 'address', 'door'),
    [sent('floor'), address, PARTS_MISSING],
    [sent('door'), address, PARTS_MISSING],
    [sent('streetName', 'houseNumber'), ['postalCode'], PARTS_MISSING],
  ],
  featureStoreAttributesByQueryParams: [
    [{}, ['addressId'], 'Required when no other key is sent.'],
    ...['addressId', 'accessAddressId', 'bfeNumber', 'kvhx', 'companyId'].flatMap((key): Row[] => [
      [sent(key)],
      clash(ONE_KEY, key, ...point),
    ]),
    [sent(...parcel)],
    [sent(...point)],
    clash(ONE_KEY, ...parcel, 'kvhx'),
    [sent('longitude'), ['latitude'], 'Required together with longitude.'],
    [sent('latitude'), ['longitude'], 'Required together with latitude.'],
    [sent('cadastralNumber'), ['cadastralDistrictCode'], 'Required together with cadastralNumber.'],
  ],
  propertyByBfe: [
    [{ include: ['valuation'] }],
    [{ include: ['ownership'], 'X-Purpose': 'a' }],
    [
      { include: ['valuation', 'ownership'] },
      ['X-Purpose'],
      'ownership needs the X-Purpose header. Send it, or leave ownership out.',
    ],
  ],
  publicProperties: [
    [{}, ['addressId'], 'Missing, as are all other filters.'],
    [sent('municipalityCode')],
    [sent('ownerCategory', 'municipalityCode')],
    clash('addressId stands alone.', 'addressId', 'ownerCategory'),
    clash('addressId stands alone.', 'addressId', 'municipalityCode'),
    [sent('cadastralDistrictCode'), ['cadastralNumber'], 'Missing. Required together with cadastralDistrictCode.'],
    clash('The cadastral key stands alone.', ...parcel, 'municipalityCode'),
    clash('The cadastral key stands alone.', ...parcel, 'ownerCategory'),
  ],
  financialReportsByCompanyId: [PERIOD],
  companyEventsByCompanyId: [PERIOD],
  personEventsById: [PERIOD],
  propertyEventsByBfeNumber: [PERIOD],
  requestCountsUsage: [
    PERIOD,
    [{ from: '2025-01-01', to: '2026-01-01' }],
    [{ from: '2025-01-01', to: '2026-01-02' }, ['to'], 'Must be at most 365 days after from.'],
  ],
  recommendationFeedback: [
    [{ body: { occurredAt: '2026-05-31T00:00:00Z' } }],
    [{ body: { occurredAt: '2026-06-02T00:00:00Z' } }, ['body.occurredAt'], 'Must not be in the future.'],
  ],
  entityFeaturesHistory: [
    PERIOD,
    ...entity('dk-address', 'dar-address', 'Must be an address ID of 36 characters, as DAR gives it.'),
    ...entity('dk-company', 'cvr', 'Must be a CVR number of 8 digits.'),
    ...entity('dk-property', 'bfe', 'Must be a BFE number of 1 to 10 digits.'),
    ...entity('dk-vehicle', 'kid', 'Must be a KID of 1 to 16 digits.'),
  ],
};

it('every operation with rules is tried', () => expect(Object.keys(REQUESTS)).toEqual(Object.keys(fieldRules)));

describe.each(Object.entries(REQUESTS))('%s', (operationId, rows) => {
  it.each(rows)('%j: %j %s', (values, fields = [], says = undefined) => {
    const broken = brokenRule(fieldRules[operationId] ?? [], values, known);
    expect([broken?.fields ?? [], broken?.says]).toEqual([fields, says]);
  });
});

it('tells what lacks a purpose from what is wrong', () =>
  expect(brokenRule(fieldRules.propertyByBfe ?? [], { include: ['ownership'] }, known)?.problem).toBe(
    'missing-purpose',
  ));
