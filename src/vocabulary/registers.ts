import { ownValue } from 'openapi-toolkit';

/** Stands in `x-source.register` if the API computes the value, which has no register field. */
export const MADE_BY_API = 'API';

/**
 * Values of `x-source.register`, by the code of the register.
 *
 * Source: the guide `docs/docs/list-of-registers.mdx`, which has a section for every key of this list.
 */
export const registers = {
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
} as const satisfies Record<string, { name: string; danish?: readonly string[] }>;

/** Returns the English name of a register; an unknown code unchanged. */
export const registerName = (code: string): string => ownValue(registers, code)?.name ?? code;

/** Returns the code of a register, from its code or its name in the API of the attribute translations, if the site describes it. */
export const registerCode = (name: string): string | undefined =>
  Object.entries(registers).find(
    ([code, about]) => code === name || ('danish' in about && about.danish.some((text) => text === name)),
  )?.[0];
