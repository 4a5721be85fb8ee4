import type { RegisterCodeList, Site } from '../content/site';

/** Returns the list with this id (`x-code-list`); undefined for an unknown id. */
export const codeListOf = ({ codeLists }: Pick<Site, 'codeLists'>, id: string): RegisterCodeList | undefined =>
  codeLists.find((list) => list.id === id);
