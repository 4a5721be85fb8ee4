import type { Register } from 'docusaurus-preset-portal/content/site';

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
} as const satisfies Record<string, Register & { danish?: readonly string[] }>;

/** Returns the code of a register, from its code or its name in the API of the attribute translations, if the site describes it. */
export const registerCode = (name: string): string | undefined =>
  Object.entries(registers).find(
    ([code, about]) => code === name || ('danish' in about && about.danish.some((one) => one === name)),
  )?.[0];
