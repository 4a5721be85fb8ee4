import { guides, type Register, registers } from 'docusaurus-preset-portal/content';
import { ownValue } from '../lib/ownValue';

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
