import type { PersonalDataClass, Site } from 'docusaurus-preset-portal/content/site';

/**
 * Values of `x-personal-data.class`, from least to most protected.
 *
 * Source: General Data Protection Regulation, articles 4, 6 and 87; Danish Data Protection Act, section 11(2).
 */
const classes = {
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
} as const satisfies Record<string, PersonalDataClass>;

/** Values of `x-personal-data.notFor`: uses forbidden by a statute, a register or the meaning of the data. */
const forbiddenUses = {
  'energy-control': 'checking up on energy consumption, which the BBR Act forbids (section 3(6))',
  'company-advertising':
    'advertising or other approaches to a company with advertising protection, without a basis in statute or consent (CVR Act, sections 19 and 22)',
  'person-search':
    'finding persons you have not identified one by one, by personal identification number or by name and address (CPR Act, section 38)',
  'person-marketing': 'marketing to a person with marketing protection',
  'protection-gap': 'filling in, from another source, a name or an address that is left out because it is protected',
  debt: 'stating what somebody owes: the principal that is registered is not the debt that is left',
} as const;

/** Classes of personal data, and what it must not be used for. */
export const personalData = {
  classes,
  forbiddenUses,
  purposeHeader: 'X-Purpose',
} as const satisfies Site['personalData'];
