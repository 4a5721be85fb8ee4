import { codeLists, noCodeListReasons, type RegisterCodeList } from 'docusaurus-preset-portal/content';
import { ownValue } from '../lib/ownValue';

const byId = new Map(codeLists.map((list) => [list.id, list]));

/** Returns the list with this id (`x-code-list`); undefined for an unknown id. */
export const codeListOf = (id: string): RegisterCodeList | undefined => byId.get(id);

/** Returns the lists that explain the values of an attribute. */
export const codeListsOfAttribute = (key: string): readonly RegisterCodeList[] =>
  codeLists.filter(({ attributes }) => attributes.includes(key));

/** Returns the reason why an attribute with codes has no code list; undefined for all others. */
export const noCodeListReason = (key: string): string | undefined => ownValue(noCodeListReasons, key);
