import type { Site } from '../content/site';

type Content = Pick<Site, 'guides'>;

/** The properties of a code list that its address needs. */
interface Addressed {
  id: string;
  register: string;
}

/** Returns the anchor of a code on the page of its register: `bbr-roof-material-5`. */
export const codeAnchor = (list: Pick<Addressed, 'id'>, { code }: { code: string }): string =>
  `${list.id}-${code.toLowerCase().replaceAll(/\s+/g, '-')}`;

/** Returns the page with the lists of a register. */
export const registerPage = ({ guides }: Content, register: string): string =>
  `${guides.codeLists}/${register.toLowerCase()}`;

/** Returns the address of a list. */
export const listHref = (content: Content, { id, register }: Addressed): string =>
  `${registerPage(content, register)}#${id}`;

/** Returns the address of a code. */
export const codeHref = (content: Content, list: Addressed, code: { code: string }): string =>
  `${registerPage(content, list.register)}#${encodeURIComponent(codeAnchor(list, code))}`;
