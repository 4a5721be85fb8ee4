import type { FieldRule } from 'docusaurus-preset-portal/content';

/** Creates rules that require two fields together. */
const pair = (a: string, b: string, says = 'Required together with'): FieldRule[] => [
  { when: [a], needs: [b], says: `${says} ${a}.` },
  { when: [b], needs: [a], says: `${says} ${b}.` },
];

const PERIOD: FieldRule = { from: 'from', to: 'to', says: 'Must not be before from.' };
const ADDRESS = ['streetName', 'houseNumber', 'postalCode'];
const PARTS = [...ADDRESS, 'floor', 'door'];
const PARCEL = ['cadastralDistrictCode', 'cadastralNumber'] as const;
const KEYS = [
  ['addressId'],
  ['accessAddressId'],
  ['bfeNumber'],
  PARCEL,
  ['kvhx'],
  ['companyId'],
  ['longitude', 'latitude'],
];
const FILTERS = ['addressId', ...PARCEL, 'municipalityCode', 'ownerCategory'];

const entityId = (is: string, identifier: string, says: string): FieldRule => ({
  field: 'entityId',
  by: 'entityType',
  is,
  identifier,
  says,
});

/**
 * Rules between the fields of an operation, by operationId, in the order of their messages. The form of its page and
 * the sandbox apply them.
 */
export const fieldRules: Readonly<Record<string, readonly FieldRule[]>> = {
  attributesByAddress: [
    { one: [['address'], PARTS], says: 'Send the whole address or its parts, not both.' },
    { any: ['address', ...PARTS], says: 'Required when streetName, houseNumber and postalCode are not sent.' },
    { when: PARTS, needs: ADDRESS, says: 'Missing. streetName, houseNumber and postalCode go together.' },
  ],
  featureStoreAttributesByQueryParams: [
    ...pair(...PARCEL),
    ...pair('longitude', 'latitude'),
    { one: KEYS, says: 'Send exactly one key.' },
    { any: KEYS.flat(), says: 'Required when no other key is sent.' },
  ],
  propertyByBfe: [
    {
      when: ['include'],
      holding: 'ownership',
      needs: ['X-Purpose'],
      says: 'ownership needs the X-Purpose header. Send it, or leave ownership out.',
      problem: 'missing-purpose',
    },
  ],
  publicProperties: [
    { any: FILTERS, says: 'Missing, as are all other filters.' },
    { one: [['addressId'], FILTERS.slice(1)], says: 'addressId stands alone.' },
    ...pair(...PARCEL, 'Missing. Required together with'),
    { one: [PARCEL, ['municipalityCode', 'ownerCategory']], says: 'The cadastral key stands alone.' },
  ],
  financialReportsByCompanyId: [PERIOD],
  companyEventsByCompanyId: [PERIOD],
  personEventsById: [PERIOD],
  propertyEventsByBfeNumber: [PERIOD],
  requestCountsUsage: [PERIOD, { from: 'from', to: 'to', days: 365, says: 'Must be at most 365 days after from.' }],
  recommendationFeedback: [{ past: 'body.occurredAt', says: 'Must not be in the future.' }],
  entityFeaturesHistory: [
    entityId('dk-address', 'dar-address', 'Must be an address ID of 36 characters, as DAR gives it.'),
    entityId('dk-company', 'cvr', 'Must be a CVR number of 8 digits.'),
    entityId('dk-property', 'bfe', 'Must be a BFE number of 1 to 10 digits.'),
    entityId('dk-vehicle', 'kid', 'Must be a KID of 1 to 16 digits.'),
    PERIOD,
  ],
};
