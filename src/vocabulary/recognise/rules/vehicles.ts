import { identifiers } from '../../identifiers';
import { forms } from '../forms';
import type { IdentifierRule } from '../rule';
import { capitals, danishLetters, danishPairs, digitSteps, separators, separatorsOfNumber } from '../steps';
import { cut, type NormalisationStep, stringOf } from '../text';

export const kid: IdentifierRule = {
  identifier: 'kid',
  name: identifiers.kid.name,
  named: /^(?:kid|k(?:ø|oe)ret(?:ø|oe)js?-?id)$/iu,
  steps: digitSteps,
  form: forms.kid,
  typical: /^[1-9]\d{9,15}$/,
  guess: /^\d{10}$/,
  verdict: 'A KID, the number of a vehicle. Keep it as text: it can be larger than a number holds exactly.',
};

export const vin: IdentifierRule = {
  identifier: 'vin',
  name: identifiers.vin.name,
  named: /^(?:vin|stelnummer|stelnr\.?)$/i,
  steps: [separators, capitals],
  form: forms.vin,
  typical: /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{17}$/,
  verdict: 'A VIN: 17 characters without I, O and Q. No operation takes it.',
  fills: () => ({}),
};

// The country code is on the plate, before its own two letters.
const country = cut(/^DK(?=[A-Z]{2}\d{1,5}$)/, 'DK left out');
/** A personalised plate in two words, as it is written on the vehicle: `MIN BIL`. */
const words: NormalisationStep = {
  says: separators.says,
  apply: (text) => (/^(?=.{4,8}$)[A-ZÆØÅ]{2,} [A-ZÆØÅ]{2,}$/.test(stringOf(text)) ? separators.apply(text) : text),
};
const plateSteps = [words, separatorsOfNumber, capitals, country, danishLetters];
const PLATE = /^(?:plate|nummerplade|registreringsnummer|reg\.?nr\.?)$/i;

export const plate: IdentifierRule = {
  identifier: 'plate',
  name: identifiers.plate.name,
  named: PLATE,
  steps: plateSteps,
  form: forms.plate,
  typical: /(?=.*[A-ZÆØÅ])../,
  // A standard plate is not a guess; a personalised one resembles any word.
  guess: /^(?![A-ZÆØÅ]{2}\d{1,5}$)/,
  verdict: 'A number plate. It can move to another vehicle: store the KID.',
};

export const plateDanish: IdentifierRule = {
  ...plate,
  steps: [...plateSteps, danishPairs],
  typical: /(?=.*[ÆØ])../,
  guess: /./,
  verdict: 'A number plate with Æ or Ø typed as two letters.',
};
