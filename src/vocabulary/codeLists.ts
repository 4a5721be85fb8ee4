import type { RegisterCodeList } from 'docusaurus-preset-portal/content/site';
import { ownValue } from 'openapi-toolkit';
import reasons from '../../docs/_data/attributes-without-code-list.json';
import { lists } from '../../docs/_data/code-lists.json';

/** Every code list, in the order of `docs/_data/code-lists.json`, which names their sources. */
export const codeLists = lists as unknown as readonly RegisterCodeList[];

/** Reasons why attributes with codes have no code list, by attribute. */
export const noCodeListReasons: Readonly<Record<string, string>> = reasons;

/** Returns the lists that explain the values of an attribute. */
export const codeListsOfAttribute = (key: string): readonly RegisterCodeList[] =>
  codeLists.filter(({ attributes }) => attributes.includes(key));

/** Returns the reason why an attribute with codes has no code list; undefined for all others. */
export const noCodeListReason = (key: string): string | undefined => ownValue(noCodeListReasons, key);
