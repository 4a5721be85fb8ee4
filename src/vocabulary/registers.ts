import { guides } from '../site';

/** A register that values come from. */
export interface Register {
  /** Its English name. */
  name: string;
  /** Danish names by which the API of the attribute translations knows it, besides its code. */
  danish?: readonly string[];
  /** Its official documentation, where it has an address of its own. */
  documentation?: string;
}

/**
 * Values of `x-source.register`, by the code the register is known by.
 *
 * Source: the guide `docs/docs/list-of-registers.mdx`, which has a section for every key of this list.
 */
const registers = {
  DAR: { name: 'Danish Address Register', documentation: 'https://danmarksadresser.dk' },
  BBR: { name: 'Building and Dwelling Register', documentation: 'https://bbr.dk' },
  MAT: { name: 'Cadastre', danish: ['Matriklen'], documentation: 'https://gst.dk' },
  EJF: { name: 'Register of Property Owners', danish: ['Ejerfortegnelsen'] },
  VUR: { name: 'Public Property Valuation', danish: ['Ejendomsvurdering'] },
  EBR: { name: 'Property Location Register' },
  DAGI: { name: 'Danish Administrative Units' },
  CVR: { name: 'Central Business Register', documentation: 'https://datacvr.virk.dk' },
  REGNSKABER: {
    name: 'Published annual reports',
    danish: ['Regnskaber'],
    documentation: 'https://regnskaber.virk.dk',
  },
  CPR: { name: 'Civil Registration System', documentation: 'https://cpr.dk' },
  DMR: { name: 'Danish Register of Motor Vehicles', documentation: 'https://motorst.dk' },
  TINGLYSNING: { name: 'Land register', documentation: 'https://www.tinglysning.dk' },
  EMO: { name: 'Energy label scheme', documentation: 'https://ens.dk' },
  DHM: { name: "Denmark's Elevation Model" },
  HIP: { name: 'Hydrological Information and Prognosis System' },
  PLANDATA: { name: 'Plandata.dk', danish: ['Plandata'], documentation: 'https://plandata.dk' },
  DST: { name: 'Statistics Denmark', documentation: 'https://www.dst.dk' },
} as const satisfies Record<string, Register>;

const byCode: Readonly<Record<string, Register>> = registers;
const known = (code: string): Register | undefined => (Object.hasOwn(byCode, code) ? byCode[code] : undefined);

/** In the place of a register: the value is made by the API itself, so it has no register field. */
export const MADE_BY_API = 'API';

/** Every register, by code. */
export const registerCodes: readonly string[] = Object.keys(registers);

/** English name of a register; unknown ones by their own code. */
export const registerName = (code: string): string => known(code)?.name ?? code;

/** Address of a register in the list of registers; undefined for registers it does not describe. */
export const registerHref = (code: string): string | undefined =>
  known(code) && `${guides.registers}#${code.toLowerCase()}`;

/** Code of a register given by code or by its Danish name; undefined for one the site does not describe. */
export const registerCode = (name: string): string | undefined =>
  known(name) ? name : registerCodes.find((code) => byCode[code]?.danish?.includes(name));
