import { identifiers } from '../../identifiers';
import { houseFault, kvhxFault } from '../checks';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { kvhxSteps, uuidSteps } from '../steps';

export const address: IdentifierRule = {
  identifier: 'dar-address',
  name: identifiers['dar-address'].name,
  named: /^(?:dar|address|adresse)([- ]?id)?$/i,
  steps: uuidSteps,
  form: forms['dar-address'],
  typical: /^[0-9a-f]{8}-/,
  verdict: 'A UUID: an address ID, an access address ID or a person ID. They look alike.',
};

export const accessAddress: IdentifierRule = {
  identifier: 'dar-access-address',
  name: identifiers['dar-access-address'].name,
  named: /^(?:access[- ]?address|adgangsadresse|husnummer)([- ]?id)?$/i,
  steps: uuidSteps,
  form: forms['dar-access-address'],
  guess: /./,
  verdict: 'A UUID: it can be the ID of a street entrance.',
};

/** Padding after the house number for an address without floor and door. */
const NO_UNIT = '_'.repeat(7);

export const kvh: IdentifierRule = {
  identifier: 'kvh',
  section: 'kvhx',
  name: 'KVH',
  named: /^kvh$/i,
  steps: kvhxSteps(forms.kvh),
  form: forms.kvh,
  check: houseFault,
  typical: /^\d{8}(?=.*[_A-Z])[_0-9A-Z]{4}$/,
  verdict: 'A KVH: sent as a KVHX it ends in seven underscores. It changes, so store the address ID.',
  fills: (value) => ({ kvhx: `${value}${NO_UNIT}` }),
};

export const kvhx: IdentifierRule = {
  identifier: 'kvhx',
  name: identifiers.kvhx.name,
  named: /^kvhx$/i,
  steps: kvhxSteps(forms.kvhx),
  form: forms.kvhx,
  check: kvhxFault,
  mistyped: 'No KVHX: a column is out of place.',
  typical: /^\d{8}(?=.*_).{5}/,
  verdict: 'A KVHX: it changes, so store the address ID.',
};
