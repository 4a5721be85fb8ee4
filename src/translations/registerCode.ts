import { registers } from '../vocabulary/registers';

/** Danish names under which the API knows registers that the site knows by code. */
const NAMES = new Map([
  ['Matriklen', 'MAT'],
  ['Ejerfortegnelsen', 'EJF'],
  ['Ejendomsvurdering', 'VUR'],
  ['Regnskaber', 'REGNSKABER'],
  ['Plandata', 'PLANDATA'],
]);

/** Code of a register given by code or by its Danish name; undefined for one the site does not describe. */
export function registerCode(register: string): string | undefined {
  const code = NAMES.get(register) ?? register;
  return Object.hasOwn(registers, code) ? code : undefined;
}
