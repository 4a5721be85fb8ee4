import { identifiers } from '../../identifiers';
import { cvrFault } from '../checks';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { countryPrefix, digitSteps, leadingZero } from '../steps';

const SUFFIX = '([-. ]?(?:nr|nummer|number|no))?\\.?$';
const eight = [countryPrefix, ...digitSteps, leadingZero(forms.cvr, cvrFault)];

export const cvr: IdentifierRule = {
  identifier: 'cvr',
  name: identifiers.cvr.name,
  named: new RegExp(`^(?:cvr(?:[-/]?se)?|vat|moms)${SUFFIX}`, 'i'),
  steps: eight,
  form: forms.cvr,
  check: cvrFault,
  typical: /^\d{8}$/,
  verdict: 'A CVR number: it passes the modulus 11 check.',
  mistyped: 'A CVR number with a wrong check digit.',
};

export const seNumber: IdentifierRule = {
  identifier: 'se-number',
  name: 'SE number',
  named: new RegExp(`^se${SUFFIX}`, 'i'),
  steps: eight,
  form: forms['se-number'],
  check: cvrFault,
  guess: /./,
  mistyped: 'An SE number with a wrong check digit.',
  verdict: 'An SE number looks like a CVR number, but is not one: no operation takes it.',
  fills: () => ({}),
};

export const pNumber: IdentifierRule = {
  identifier: 'p-number',
  name: identifiers['p-number'].name,
  named: /^(?:p([-. ]?(?:nr|nummer|number|enhed))?|produktionsenhed)\.?$/i,
  steps: digitSteps,
  form: forms['p-number'],
  typical: /^\d{10}$/,
  verdict: 'A P-number has ten digits; its check digit is not used.',
};
