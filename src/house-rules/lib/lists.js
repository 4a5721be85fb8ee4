/** The closed lists of the contracts. A new value is added here, once, and nowhere else. */

export const UNITS = [
  'm',
  'm2',
  'DKK',
  'year',
  'count',
  'percent',
  'degree',
  'FTE',
  'kg',
  'km',
  'km/h',
  'kW',
  'kWh',
  'cm3',
  'g/km',
  'Wh/km',
  'km/l',
  's',
  'ratio',
  '1',
];

/** Where a value comes from. `API` is made by the API itself, so it has no register field. */
export const REGISTERS = [
  'DAR',
  'BBR',
  'MAT',
  'EJF',
  'VUR',
  'EBR',
  'DAGI',
  'CVR',
  'REGNSKABER',
  'CPR',
  'DMR',
  'TINGLYSNING',
  'EMO',
  'DHM',
  'HIP',
  'PLANDATA',
  'DST',
  'API',
];

export const IDENTIFIERS = [
  'cvr',
  'p-number',
  'dar-address',
  'dar-access-address',
  'bfe',
  'cadastral-district',
  'cadastral-number',
  'kvhx',
  'kid',
  'plate',
  'vin',
  'cpr',
  'person-id',
  'recommendation-id',
  'recommendation-set-id',
  'municipality-code',
  'postal-code',
  'job-id',
  'event-id',
  'participant-id',
  'document-id',
  'attribute-key',
  'product-code',
];

/** Names that always mean one identifier, so that every page links them alike. */
export const IDENTIFIER_OF_NAME = {
  companyId: 'cvr',
  productionUnitNumber: 'p-number',
  addressId: 'dar-address',
  accessAddressId: 'dar-access-address',
  bfeNumber: 'bfe',
  cadastralDistrictCode: 'cadastral-district',
  cadastralNumber: 'cadastral-number',
  kid: 'kid',
  registrationNumber: 'plate',
  vin: 'vin',
  cprNumber: 'cpr',
  personId: 'person-id',
  recommendationId: 'recommendation-id',
  recommendationSetId: 'recommendation-set-id',
  municipalityCode: 'municipality-code',
  postalCode: 'postal-code',
  jobId: 'job-id',
  eventId: 'event-id',
  participantId: 'participant-id',
  productCode: 'product-code',
};

/** What OpenAPI has no word for; the site reads these and no others. */
export const EXTENSIONS = [
  'x-audience',
  'x-cause',
  'x-changes',
  'x-enumDescriptions',
  'x-identifier',
  'x-label',
  'x-no-example',
  'x-personal-data',
  'x-retry',
  'x-sample',
  'x-source',
  'x-unit',
];

export const PERSONAL_DATA_CLASSES = ['ordinary', 'confidential', 'national-id'];

export const RETRY = ['never', 'after-change', 'after-delay'];

/** Slug of the problem type: the status it may have and its fixed title. */
export const PROBLEMS = {
  'invalid-parameter': [400, 'Invalid parameter'],
  'invalid-body': [400, 'Invalid request body'],
  'conflicting-parameters': [400, 'Parameters cannot be combined'],
  'missing-api-key': [401, 'API key missing'],
  'invalid-api-key': [401, 'API key not valid'],
  'missing-purpose': [403, 'Purpose missing'],
  'not-in-agreement': [403, 'Not in your agreement'],
  'person-not-in-subscription': [403, 'Person not in your subscription'],
  'not-found': [404, 'Not found'],
  'ambiguous-plate': [409, 'Plate is ambiguous'],
  'idempotency-conflict': [409, 'Idempotency key reused'],
  'address-discontinued': [410, 'Address discontinued'],
  'unit-required': [422, 'Unit required'],
  'too-many-requests': [429, 'Too many requests'],
  'register-error': [502, 'Register answered with an error'],
  'register-unavailable': [503, 'Register not available'],
};

export const PROBLEM_TYPE_BASE = 'https://docs.example.com/docs/errors#';

/** The page slugs: the kebab-case of every operationId. */
export const OPERATION_SLUGS = [
  'attributes-by-address',
  'attributes-by-address-id',
  'bulk-feature-store-attributes',
  'company-by-company-id',
  'company-feature-store',
  'company-unit',
  'feature-store-attributes-by-address-id',
  'feature-store-attributes-by-query-params',
  'financial-reports-by-company-id',
  'insurance-company-by-kid',
  'person',
  'persons',
  'property-by-bfe',
  'public-properties',
  'public-property-debt-from-bfe',
  'vehicle-by-kid',
  'vehicle-by-license-plate',
  'recommendation-by-address',
  'recommendations-for-a-product-by-address',
  'recommendation-feedback',
  'company-events-by-company-id',
  'person-events-by-id',
  'property-events-by-bfe-number',
  'request-counts-usage',
  'entity-features-history',
];
