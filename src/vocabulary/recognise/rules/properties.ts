import { identifiers } from '../../identifiers';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { danishLetters, danishPairs, digitSteps, keySteps, separators, small } from '../steps';
import { cut } from '../text';

const SUFFIX = '([-. ]?(?:nr|nummer|number|kode|code))?\\.?$';

const PARCEL = new RegExp(`^(?:matr\\.? ?nr|matrikel)${SUFFIX}`, 'i');

export const bfe: IdentifierRule = {
  identifier: 'bfe',
  name: identifiers.bfe.name,
  named: new RegExp(`^bfe${SUFFIX}`, 'i'),
  steps: digitSteps,
  form: forms.bfe,
  typical: /^[1-9]\d{5,9}$/,
  verdict: 'A BFE number: it has no check digit, and no fixed length.',
};

export const cadastralKey: IdentifierRule = {
  identifier: 'cadastral-key',
  section: 'cadastral-number',
  name: 'Cadastral key',
  named: PARCEL,
  steps: keySteps,
  form: forms['cadastral-key'],
  typical: /^(?:[1-9]\d{0,6} \d{1,4}[a-zæøå]{1,3}|[1-9]\d{3,6} [1-9]\d{0,3})$/,
  // Digits in two groups can be any number.
  guess: /\d$/,
  verdict: 'A cadastral key: the code of the district and the number of the parcel.',
  fills: (value) => {
    const [district = '', number = ''] = value.split(' ');
    return { 'cadastral-district': district, 'cadastral-number': number };
  },
};

const numberSteps = [separators, small, cut(/^0+(?=[1-9])/, 'leading zeros left out'), danishLetters];

export const cadastralNumber: IdentifierRule = {
  identifier: 'cadastral-number',
  name: identifiers['cadastral-number'].name,
  named: PARCEL,
  steps: numberSteps,
  form: forms['cadastral-number'],
  typical: /[a-zæøå]/,
  guess: /./,
  verdict: 'A cadastral number: it needs the code of its district before it.',
  fills: () => ({}),
};

/** The same with `oe` typed for `ø`. Two letters can also be literal, so the other reading comes first. */
export const cadastralNumberDanish: IdentifierRule = {
  ...cadastralNumber,
  steps: [...numberSteps, danishPairs],
  typical: /[æø]$/,
  verdict: 'A cadastral number with æ or ø typed as two letters: it needs the code of its district before it.',
};

export const cadastralKeyDanish: IdentifierRule = {
  ...cadastralKey,
  steps: [...keySteps, danishPairs],
  typical: /[æø]/,
  guess: /./,
  verdict: 'A cadastral key with æ or ø typed as two letters.',
};

export const cadastralDistrict: IdentifierRule = {
  identifier: 'cadastral-district',
  name: identifiers['cadastral-district'].name,
  named: new RegExp(`^ejerlavs?${SUFFIX}`, 'i'),
  steps: digitSteps,
  form: forms['cadastral-district'],
  typical: /^\d{5}/,
  guess: /./,
  verdict: 'A cadastral district code: it needs the number of a parcel after it.',
  fills: () => ({}),
};
