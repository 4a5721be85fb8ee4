import type { Recognised } from 'docusaurus-preset-portal/content';
import { identifiers } from '../identifiers';

const E_MAIL = /^(?:mailto:)?[^\s@]+@[^\s@]+\.\p{L}{2,}$/iu;
const PHONE =
  /^(?:\+[1-9]\d?|0045|(?:tlf|tel|telefon|mobil|mobile|phone)\.?(?: ?(?:nr|no)\.?)?:?)[\s.-]*(?:\d[\s.-]?){6,12}$/i;
const PAIRS = /^\d\d(?: \d\d){3}$/;
/** A cadastral number and words; a number without a letter only if it is named. */
const PARCEL =
  /^(matr(?:\.? ?nr|ikel(?:nr|nummer)?)[.:\s]*(?=\d))?((?<=\D)\d{1,4}|\d{1,4}[a-zæøå]{1,3})[\s,]+\p{L}{3}[\p{L} .,-]*$/iu;

const reading = (identifier: string, name: string, verdict: string, value = ''): Recognised => {
  return { identifier, name, section: identifier, value, fills: {}, verdict, isValid: true, changes: [] };
};
const NOT_TAKEN = 'No operation takes it: start from a CVR number or an address.';
const NAME_ONLY = 'With the name of its district. Operations need the code of the district (ejerlavskode).';

/** Returns what a text is that no operation takes as it is; its verdict says what is missing. */
export function incompleteReading(text: string): Recognised | undefined {
  if (E_MAIL.test(text)) return { ...reading('contact-details', 'E-mail address', NOT_TAKEN), isPersonal: true };
  const phone = reading('contact-details', 'Phone number', NOT_TAKEN);
  if (PHONE.test(text)) return { ...phone, isPersonal: true };
  // Eight digits in pairs that are no CVR number.
  if (PAIRS.test(text)) return { ...phone, value: text, isGuess: true };
  const [, label, number] = PARCEL.exec(text) ?? [];
  if (number === undefined) return undefined;
  const { name } = identifiers['cadastral-number'];
  const parcel = reading('cadastral-number', name, NAME_ONLY, number.toLowerCase());
  return label === undefined ? { ...parcel, isGuess: true } : parcel;
}
