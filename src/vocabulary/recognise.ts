import { passesModulus11 } from './cvr';

/** What a text can be. */
export interface Recognised {
  /** Key of `identifiers`, or of a section of the guide that describes it. */
  identifier: string;
  /** As the APIs take it. */
  value: string;
  /** What the form says of it, in a sentence. */
  verdict: string;
  /** Whether the form and any check digit are right. */
  isValid: boolean;
  /** Personal data: the value is not repeated, stored or put into an address. */
  isPersonal?: true;
}

interface Rule {
  identifier: string;
  /** Word before the value that says what it is: `cvr 12345678`. */
  named: RegExp;
  /** The value in the form the APIs take; undefined when it is no such identifier. */
  read(text: string): Omit<Recognised, 'identifier'> | undefined;
}

const compact = (text: string) => text.replace(/[\s.\-–]/g, '');

/** A rule for values that are right as soon as they have the form. */
const ofForm = (form: RegExp, verdict: string, normalise: (text: string) => string = compact): Rule['read'] => {
  return (text) => {
    const value = normalise(text);
    return form.test(value) ? { value, verdict, isValid: true } : undefined;
  };
};

function readCvr(text: string): ReturnType<Rule['read']> {
  const value = compact(text).replace(/^dk/i, '');
  if (!/^\d{8}$/.test(value)) return undefined;
  const isValid = passesModulus11(value);
  const verdict = isValid ? 'A CVR number: modulus 11 is right.' : 'Not a CVR number: modulus 11 fails.';
  return { value, verdict, isValid };
}

/** Day 1 to 31, or with 60 added as in numbers for tests; a month. The checksum says nothing since 2007. */
const CPR = /^(0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])(0[1-9]|1[0-2])\d{2}-?\d{4}$/;

/**
 * The identifiers that a text can be, most likely first.
 *
 * Source of forms and checks: `docs/docs/identifiers.mdx`, which cites the registers.
 */
const RULES: readonly Rule[] = [
  {
    identifier: 'dar-address',
    named: /^(dar|address|adresse)([- ]?id)?$/i,
    read: ofForm(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, 'A UUID: an address ID or a person ID.', (text) =>
      text.trim().toLowerCase(),
    ),
  },
  {
    identifier: 'kvhx',
    named: /^kvhx?$/i,
    read: ofForm(
      /^\d{8}[_0-9A-Z]{4}([_0-9a-z]{3}[_0-9a-zæøå/-]{4})?$/,
      'A KVH or KVHX: it changes, use the address ID.',
      (text) => (/_/.test(text) ? text.trim() : ''),
    ),
  },
  {
    identifier: 'cpr',
    named: /^cpr([- ]?(nr|nummer|number))?\.?$/i,
    read: (text) =>
      CPR.test(text.trim())
        ? {
            value: '',
            verdict: 'The form of a CPR number: send it in a request body only, never in an address.',
            isValid: true,
            isPersonal: true,
          }
        : undefined,
  },
  { identifier: 'cvr', named: /^(cvr|vat|moms|se)([- ]?(nr|nummer|number|no))?\.?$/i, read: readCvr },
  {
    identifier: 'p-number',
    named: /^p([- ]?(nr|nummer|number|enhed))\.?$/i,
    read: ofForm(/^\d{10}$/, 'A P-number has ten digits; its check digit is not used.'),
  },
  {
    identifier: 'kid',
    named: /^kid$/i,
    read: ofForm(/^[1-9]\d{10,15}$/, 'A KID, the number of a vehicle.'),
  },
  {
    identifier: 'bfe',
    named: /^bfe([- ]?(nr|nummer|number))?\.?$/i,
    read: ofForm(/^[1-9]\d{5,9}$/, 'A BFE number: it has no check digit.'),
  },
  {
    identifier: 'vin',
    named: /^(vin|stelnummer|stelnr\.?)$/i,
    read: ofForm(/^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/, 'A VIN: 17 characters without I, O and Q.', (text) =>
      compact(text).toUpperCase(),
    ),
  },
  {
    identifier: 'plate',
    named: /^(plate|nummerplade|regnr\.?|reg\.nr\.?)$/i,
    read: ofForm(/^[A-ZÆØÅ]{2}\d{1,5}$/, 'A number plate.', (text) => compact(text).toUpperCase()),
  },
  {
    identifier: 'cadastral-number',
    named: /^(matr\.?nr\.?|matrikelnummer|matrikel)$/i,
    read: ofForm(/^[1-9]\d{0,6} \d{1,4}[a-zæøå]{1,3}$/, 'A cadastral district code and a cadastral number.', (text) =>
      text.trim().replace(/[\s,/]+/, ' '),
    ),
  },
];

/** Full-width and other digits and letters as plain ones. */
const plain = (text: string) => text.normalize('NFKC').trim();

/**
 * What a pasted text can be. When it can be a CPR number its value is repeated for nothing else it can be.
 *
 * @returns every identifier it can be, best first: one that is named (`cvr 09900012`) alone. Empty when it is none.
 */
export function recognise(text: string): Recognised[] {
  const given = plain(text);
  const [, name, rest] = /^([\p{L}.-]+(?: ?(?:nr|nummer|number|id)\.?)?)[\s:]+(.*\d.*)$/iu.exec(given) ?? [];
  const named = name ? RULES.filter((rule) => rule.named.test(name)) : [];
  const rules = named.length > 0 ? named : RULES;
  const value = named.length > 0 ? (rest as string) : given;
  const found = rules.flatMap(({ identifier, read }) => {
    const answer = read(value);
    return answer ? [{ identifier, ...answer }] : [];
  });
  const isPersonal = found.some((one) => one.isPersonal);
  return found
    .map((one): Recognised => (isPersonal ? { ...one, value: '', isPersonal: true } : one))
    .sort((a, b) => Number(b.isValid) - Number(a.isValid));
}
