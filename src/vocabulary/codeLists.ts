import { ownValue, type SchemaNode } from 'openapi-toolkit';
import reasons from '../../docs/_data/attributes-without-code-list.json';
import { lists } from '../../docs/_data/code-lists.json';

/** A name or text in both languages. `da` is quoted from a source; null if no source gives it. */
interface BothLanguages {
  en: string;
  da: string | null;
}

/** One value of a code list. */
export interface Code extends BothLanguages {
  /** Code as in the register: a string, with leading zeros. */
  code: string;
  /** True if it is not assigned to new records, but still found on old ones. */
  superseded?: true;
  /** Short form, such as that of a legal form. */
  short?: string;
  note?: string;
}

/** Meanings of the codes of a register field. */
export interface RegisterCodeList {
  /** Id in contracts (`x-code-list`) and in addresses. */
  id: string;
  title: BothLanguages;
  /** Code of the register. */
  register: string;
  /** Names of the field in the register. */
  fields: string[];
  /** Keys of the attributes with codes of this list. */
  attributes: string[];
  /** True if a source has the whole list; otherwise further codes exist. */
  complete: boolean;
  completeBasis?: string;
  source: string[];
  /** Extent to which the Danish texts were verified. */
  verified: string;
  notes?: string[];
  codes: Code[];
}

/** Every code list, in the order of `docs/_data/code-lists.json`, which names their sources. */
export const codeLists = lists as unknown as readonly RegisterCodeList[];

/** Reasons why attributes with codes have no code list, by attribute. */
export const noCodeListReasons: Readonly<Record<string, string>> = reasons;

/** Returns the ids of the code lists of a value. */
export const listIdsOf = ({ extensions }: SchemaNode) => [extensions?.['x-code-list'] ?? []].flat() as string[];

/** Returns the list with this id (`x-code-list`); undefined for an unknown id. */
export const codeListOf = (id: string): RegisterCodeList | undefined => codeLists.find((list) => list.id === id);

/** Maximum number of codes, and of characters of their text, that are listed beside the link. */
const MAX_INLINE_LIST = { codes: 5, text: 60 };

/** Returns the codes of a short list, which are named beside it. */
export const shortCodes = ({ codes }: RegisterCodeList): { value: string; text: string }[] =>
  codes.length <= MAX_INLINE_LIST.codes && codes.every(({ en }) => en.length <= MAX_INLINE_LIST.text)
    ? codes.map(({ code, en }) => ({ value: code, text: en }))
    : [];

/** Returns the lists that explain the values of an attribute. */
export const codeListsOfAttribute = (key: string): readonly RegisterCodeList[] =>
  codeLists.filter(({ attributes }) => attributes?.includes(key));

/** Returns the reason why an attribute with codes has no code list; undefined for all others. */
export const noCodeListReason = (key: string): string | undefined => ownValue(noCodeListReasons, key);
