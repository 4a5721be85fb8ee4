/** No code lists: a contract says itself what its codes mean. */
export interface CodeList {
  id: string;
  title: { en: string };
  register: string;
}

export const codeListOf = (_id: string): CodeList | undefined => undefined;

export const codeLists: readonly (CodeList & { fields: string[]; attributes: string[]; title: { da?: string } })[] = [];

export const registerPage = (_register: string): string => '';

export const listHref = ({ id }: CodeList): string => `#${id}`;
