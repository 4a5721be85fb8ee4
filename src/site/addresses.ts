import { ownValue } from 'openapi-toolkit';
import { identifiers } from '../vocabulary/identifiers';
import { registers } from '../vocabulary/registers';
import { guides } from './navigation';

/** Returns the address of a register in the list of registers; undefined for registers it does not describe. */
export const registerHref = (code: string): string | undefined =>
  ownValue(registers, code) && `${guides.registers}#${code.toLowerCase()}`;

/** Returns the address of a section of the identifiers guide. */
export const identifierSection = (section: string): string => `${guides.identifiers}#${section}`;

/** Returns the address of an identifier in its guide; undefined for identifiers it does not describe. */
export const identifierHref = (id: string): string | undefined => ownValue(identifiers, id) && identifierSection(id);

/** What the address of a code list is made of. */
interface Addressed {
  id: string;
  register: string;
}

/** Returns the anchor of a code on the page of its register: `bbr-roof-material-5`. */
export const codeAnchor = (list: Pick<Addressed, 'id'>, { code }: { code: string }): string =>
  `${list.id}-${code.toLowerCase().replaceAll(/\s+/g, '-')}`;

/** Returns the page with the lists of a register. */
export const registerPage = (register: string): string => `${guides.codeLists}/${register.toLowerCase()}`;

/** Returns the address of a list. */
export const listHref = ({ id, register }: Addressed): string => `${registerPage(register)}#${id}`;

/** Returns the address of a code. */
export const codeHref = (list: Addressed, code: { code: string }): string =>
  `${registerPage(list.register)}#${encodeURIComponent(codeAnchor(list, code))}`;
