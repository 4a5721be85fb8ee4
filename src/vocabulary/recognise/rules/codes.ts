import { identifiers } from '../../identifiers';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { countryPrefix, digitSteps, leadingZero } from '../steps';
import { cutAfter } from '../text';

/** `2100 København Ø`: removes the town after the code, as in an address. */
const nameAfter = cutAfter(/^\d{4}(?=\s+\p{L}[\p{L}\s.]*$)/u, 'the name after the code left out');
const four = [nameAfter, ...digitSteps, leadingZero(forms['postal-code'])];

export const municipality: IdentifierRule = {
  identifier: 'municipality-code',
  name: identifiers['municipality-code'].name,
  named: /^(?:kommune|municipality)(?:s|n)?([-. ]?(?:kode|code|nr|no))?\.?$/i,
  steps: four,
  form: forms['municipality-code'],
  guess: /./,
  isCode: true,
  verdict: 'Four digits can be a municipality code.',
};

export const postalCode: IdentifierRule = {
  identifier: 'postal-code',
  name: identifiers['postal-code'].name,
  named: /^(?:postnr|postnummer|postal([-. ]?code)?|zip)\.?$/i,
  steps: [countryPrefix, ...four],
  form: forms['postal-code'],
  guess: /./,
  isCode: true,
  verdict: 'Four digits can be a postal code.',
};
