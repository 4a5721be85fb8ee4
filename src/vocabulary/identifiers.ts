import type { Identifier } from 'docusaurus-preset-portal/content';
import { ownValue } from 'openapi-toolkit';
import { formPattern } from './recognise/form';
import { forms } from './recognise/forms';

interface OwnIdentifier extends Identifier {
  /** Names of properties and parameters that always have this identifier. */
  fields: readonly string[];
  /** Pattern of the complete value, if code needs it. */
  form?: RegExp;
}

/**
 * Values of `x-identifier`.
 *
 * Source of names and forms: the guide `docs/docs/identifiers.mdx`, which cites the register of each and has a section
 * for every key of this list.
 */
export const identifiers = {
  /** A legal unit in the Central Business Register. */
  cvr: { name: 'CVR number', fields: ['companyId'], form: formPattern(forms.cvr), isShared: true },
  /** A production unit of a company. */
  'p-number': { name: 'P-number', fields: ['productionUnitNumber'] },
  /** A unit address: street, house number, floor and door. */
  'dar-address': {
    name: 'Address ID (DAR)',
    fields: ['addressId'],
    form: formPattern(forms['dar-address']),
  },
  /** A street entrance, without floor and door. */
  'dar-access-address': { name: 'Access address ID (DAR)', fields: ['accessAddressId'] },
  /** A real property. */
  bfe: { name: 'BFE number', fields: ['bfeNumber'], form: formPattern(forms.bfe) },
  /** First half of the key of a parcel. */
  'cadastral-district': { name: 'Cadastral district code', fields: ['cadastralDistrictCode'] },
  /** Second half of the key of a parcel. */
  'cadastral-number': { name: 'Cadastral number', fields: ['cadastralNumber'] },
  /** Municipality, street code, house number, floor and door in one text. */
  kvhx: { name: 'KVHX', fields: [] },
  /** A vehicle, for its entire life. */
  kid: { name: 'KID (vehicle ID)', fields: ['kid'], form: formPattern(forms.kid) },
  /** A number plate; it can move to another vehicle. */
  plate: { name: 'Number plate', fields: ['registrationNumber'] },
  /** Chassis number from the manufacturer of a vehicle. */
  vin: { name: 'VIN', fields: ['vin'] },
  /** A person in the Civil Registration System; personal data. */
  cpr: { name: 'CPR number', fields: ['cprNumber'], isPersonal: true },
  /** A person in these APIs, instead of a CPR number. */
  'person-id': { name: 'Person ID', fields: ['personId'], isPersonal: true },
  /** One recommendation for one address. */
  'recommendation-id': { name: 'Recommendation ID', fields: ['recommendationId'] },
  /** All recommendations of one call. */
  'recommendation-set-id': { name: 'Recommendation set ID', fields: ['recommendationSetId'] },
  /** A municipality, four digits. */
  'municipality-code': { name: 'Municipality code', fields: ['municipalityCode'], isShared: true },
  /** A postal district, four digits. */
  'postal-code': { name: 'Postal code', fields: ['postalCode'] },
  /** A life event. */
  'event-id': { name: 'Event ID', fields: ['eventId'] },
  /** A participant in a company, by the number in the Central Business Register. */
  'participant-id': { name: 'Participant ID', fields: ['participantId'] },
  /** A document of the land register. */
  'document-id': { name: 'Document ID', fields: [] },
  /** An attribute of the attribute catalogue. */
  'attribute-key': { name: 'Attribute key', fields: [], values: '/attributes/attributes.json', isShared: true },
  /** A product that can be recommended. */
  'product-code': { name: 'Product code', fields: ['productCode'], isShared: true },
} as const satisfies Record<string, OwnIdentifier>;

/** Returns an identifier; an unknown one has its key as name. */
export const identifierOf = (id: string): Identifier => ownValue<Identifier>(identifiers, id) ?? { name: id };

const byField = new Map(
  Object.entries(identifiers).flatMap(([id, { fields }]) => fields.map((field): [string, string] => [field, id])),
);

/** Returns the identifier that properties and parameters of this name always have; undefined for any other name. */
export const identifierOfField = (field: string): string | undefined => byField.get(field);
