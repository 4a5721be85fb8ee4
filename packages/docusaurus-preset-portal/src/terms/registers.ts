import { ownValue } from 'openapi-toolkit';
import type { Register, Site } from '../content/site';

type Content = Pick<Site, 'registers'>;

const registerOf = ({ registers }: Content, code: string): Register | undefined => ownValue(registers, code);

/** Replaces a register if the API computes the value, which has no register field. */
export const MADE_BY_API = 'API';

/** Returns the English name of a register; unknown codes unchanged. */
export const registerName = (content: Content, code: string): string => registerOf(content, code)?.name ?? code;

/** Returns the address of a register in the list of registers; undefined for registers it does not describe. */
export const registerHref = (content: Content & Pick<Site, 'guides'>, code: string): string | undefined =>
  registerOf(content, code) && `${content.guides.registers}#${code.toLowerCase()}`;
