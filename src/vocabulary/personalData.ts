import { type Operation, ownValue, type SchemaNode } from 'openapi-toolkit';

/** Returns class and legal basis of the personal data in a value or an operation, and the forbidden uses of the operation. */
export const personalDataOf = ({ extensions }: Operation | SchemaNode) =>
  extensions?.['x-personal-data'] as { class: string; basis: string; notFor?: string[] } | undefined;

export type PersonalData = NonNullable<ReturnType<typeof personalDataOf>>;

/** Meaning of a class of personal data, and the duty of the recipient, as sentences. */
interface PersonalDataClass {
  name: string;
  meaning: string;
  duty: string;
}

/**
 * Values of `x-personal-data.class`, from least to most protected.
 *
 * Source: General Data Protection Regulation, articles 4, 6 and 87; Danish Data Protection Act, section 11(2).
 */
export const personalDataClasses: Readonly<Record<string, PersonalDataClass>> = {
  ordinary: {
    name: 'Personal data',
    meaning: 'It can be linked to a person, also where no name is in it.',
    duty: 'Have a legal basis of your own before you send the request, and delete the data when that basis ends.',
  },
  confidential: {
    name: 'Confidential personal data',
    meaning: 'A register or an Act keeps it from the public.',
    duty: 'Show it only to those who need it for the purpose you stated, keep it out of logs, and do not pass it on.',
  },
  'national-id': {
    name: 'National identification number',
    meaning:
      'A private company may process it when a statute says so; with consent; for statistics and science alone; to pass it on, when that is a natural part of its normal operations and decisive for identifying the person, or when an authority demands it; or on the conditions of section 7 (Data Protection Act, section 11(2)).',
    duty: 'Send it in the body alone. Keep it out of URLs, logs and references.',
  },
};

/** Values of `x-personal-data.notFor`: uses forbidden by a statute, a register or the meaning of the data. */
export const forbiddenUses: Readonly<Record<string, string>> = {
  'energy-control': 'checking up on energy consumption, which the BBR Act forbids (section 3(6))',
  'company-advertising':
    'advertising or other approaches to a company with advertising protection, without a basis in statute or consent (CVR Act, sections 19 and 22)',
  'person-search':
    'finding persons you have not identified one by one, by personal identification number or by name and address (CPR Act, section 38)',
  'person-marketing': 'marketing to a person with marketing protection',
  'protection-gap': 'filling in, from another source, a name or an address that is left out because it is protected',
  debt: 'stating what somebody owes: the principal that is registered is not the debt that is left',
};

/** Header in which a request states its purpose. */
const PURPOSE_HEADER = 'X-Purpose';

/** Returns the header of an operation that states the purpose; undefined for one that needs none. */
export const purposeHeader = ({ parameters }: Operation): SchemaNode | undefined =>
  parameters.find(({ location, schema }) => location === 'header' && schema.name === PURPOSE_HEADER)?.schema;

/** Returns the name of a class; that of an unknown one unchanged. */
export const className = (name: string): string => ownValue(personalDataClasses, name)?.name ?? name;

/** Returns meaning, duty and legal basis of personal data, as sentences. */
export function meaningOf({ class: name, basis }: PersonalData): string {
  const { meaning = '', duty = '' } = ownValue(personalDataClasses, name) ?? {};
  return [meaning, duty, `Basis: ${basis}.`].filter(Boolean).join(' ');
}

/** Returns a forbidden use in words; an unknown one unchanged. */
export const forbiddenUse = (name: string): string => ownValue(forbiddenUses, name) ?? name;
