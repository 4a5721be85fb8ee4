/** Identifiers of `x-identifier` in words, for people who have one. */
const NAMES: Readonly<Record<string, string>> = {
  cvr: 'CVR number',
  'p-number': 'P-number',
  'dar-address': 'Address ID (DAR)',
  'dar-access-address': 'Access address ID (DAR)',
  bfe: 'BFE number',
  'cadastral-district': 'Cadastral district code',
  'cadastral-number': 'Cadastral number',
  kvhx: 'KVHX',
  kid: 'KID (vehicle ID)',
  plate: 'Registration number',
  vin: 'VIN',
  cpr: 'CPR number',
  'person-id': 'Person ID',
  'recommendation-id': 'Recommendation ID',
  'recommendation-set-id': 'Recommendation set ID',
  'municipality-code': 'Municipality code',
  'postal-code': 'Postal code',
  'job-id': 'Job ID',
  'event-id': 'Event ID',
  'participant-id': 'Participant ID',
  'document-id': 'Document ID',
  'attribute-key': 'Attribute key',
  'product-code': 'Product code',
};

/** An identifier as people call it; unknown ones by their own name. */
export const identifierName = (identifier: string): string =>
  Object.hasOwn(NAMES, identifier) ? (NAMES[identifier] as string) : identifier;

/** Address of an identifier in the identifiers guide; undefined for identifiers it does not describe. */
export const identifierHref = (identifier: string): string | undefined =>
  Object.hasOwn(NAMES, identifier) ? `/docs/identifiers#${identifier}` : undefined;
