/** Registers a value may come from (`x-source.register`), with their English names. Source: the list of registers guide. */
export const registers: Readonly<Record<string, string>> = {
  DAR: 'Danish Address Register',
  BBR: 'Building and Dwelling Register',
  MAT: 'Cadastre',
  EJF: 'Register of Property Owners',
  VUR: 'Public Property Valuation',
  EBR: 'Property Location Register',
  DAGI: 'Danish Administrative Units',
  CVR: 'Central Business Register',
  REGNSKABER: 'Published annual reports',
  CPR: 'Civil Registration System',
  DMR: 'Danish Motor Register',
  TINGLYSNING: 'Land Registry',
  EMO: 'Energy label scheme',
  DHM: "Denmark's Elevation Model",
  HIP: 'Hydrological Information and Prognosis System',
  PLANDATA: 'Plandata.dk',
  DST: 'Statistics Denmark',
};

/** Address of a register in the list of registers; undefined for registers we do not describe. */
export const registerHref = (register: string): string | undefined =>
  Object.hasOwn(registers, register) ? `/docs/list-of-registers#${register.toLowerCase()}` : undefined;
