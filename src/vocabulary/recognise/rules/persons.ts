import { identifiers } from '../../identifiers';
import { dateFault } from '../checks';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { isMeantAsCpr } from '../shaped';
import { leadingZero, plainNumber, separators, uuidSteps } from '../steps';
import { stringOf } from '../text';

/** A hyphen after six digits identifies a CPR number; ten digits without it that begin with a date can be one. */
export const cpr: IdentifierRule = {
  identifier: 'cpr',
  name: identifiers.cpr.name,
  named: /^(?:cpr|personnummer)([-. ]?(?:nr|nummer|number))?\.?$/i,
  steps: [
    plainNumber,
    {
      says: 'spaces left out',
      apply: (text) => {
        const bare = separators.apply(text);
        return /^\d+$/.test(stringOf(bare)) ? leadingZero(forms.cpr, dateFault).apply(bare) : bare;
      },
    },
  ],
  form: forms.cpr,
  check: dateFault,
  meant: isMeantAsCpr,
  verdict:
    'The form of a CPR number, with a date. Its checksum is not to be trusted: numbers that fail modulus 11 are valid.',
  isPersonal: true,
};

export const personId: IdentifierRule = {
  identifier: 'person-id',
  name: identifiers['person-id'].name,
  named: /^person([- ]?id)?$/i,
  steps: uuidSteps,
  form: forms['person-id'],
  guess: /./,
  verdict: 'A UUID: if it is from these APIs, it can be a person ID.',
};
