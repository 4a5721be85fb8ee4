import { ownValue } from '../lib/ownValue';
import { guides } from '../site/site';

/** A register that values come from. */
export interface Register {
  /** English name. */
  name: string;
  /** Danish names in the API of the attribute translations, besides its code. */
  danish?: readonly string[];
}

/**
 * Values of `x-source.register`, by the code of the register.
 *
 * Source: the guide `docs/docs/list-of-registers.mdx`, which has a section for every key of this list.
 */
const registers = {
  DAR: { name: 'Danish Address Register' },
  BBR: { name: 'Building and Dwelling Register' },
  MAT: { name: 'Cadastre', danish: ['Matriklen'] },
  EJF: { name: 'Register of Property Owners', danish: ['Ejerfortegnelsen'] },
  VUR: { name: 'Public Property Valuation', danish: ['Ejendomsvurdering'] },
  EBR: { name: 'Property Location Register' },
  DAGI: { name: 'Danish Administrative Units' },
  CVR: { name: 'Central Business Register' },
  REGNSKABER: {
    name: 'Published annual reports',
    danish: ['Regnskaber'],
  },
  CPR: { name: 'Civil Registration System' },
  DMR: { name: 'Danish Register of Motor Vehicles' },
  TINGLYSNING: { name: 'Land register' },
  EMO: { name: 'Energy label scheme' },
  DHM: { name: "Denmark's Elevation Model" },
  HIP: { name: 'Hydrological Information and Prognosis System' },
  PLANDATA: { name: 'Plandata.dk', danish: ['Plandata'] },
  DST: { name: 'Statistics Denmark' },
} as const satisfies Record<string, Register>;

const byCode: Readonly<Record<string, Register>> = registers;
const registerOf = (code: string): Register | undefined => ownValue(byCode, code);

/** Replaces a register if the API computes the value, which has no register field. */
export const MADE_BY_API = 'API';

/** Every register, by code. */
export const registerCodes: readonly string[] = Object.keys(registers);

/** Returns the English name of a register; unknown codes unchanged. */
export const registerName = (code: string): string => registerOf(code)?.name ?? code;

/** Returns the address of a register in the list of registers; undefined for registers it does not describe. */
export const registerHref = (code: string): string | undefined =>
  registerOf(code) && `${guides.registers}#${code.toLowerCase()}`;

/** Returns the code of a register, from its code or Danish name; undefined for one the site does not describe. */
export const registerCode = (name: string): string | undefined =>
  registerOf(name) ? name : registerCodes.find((code) => byCode[code]?.danish?.includes(name));
