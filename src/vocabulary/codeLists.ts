import reasons from '../../docs/_data/attributes-without-code-list.json';
import file from '../../docs/_data/code-lists.json';

export { codeAnchor, codeHref, listHref, registerPage } from './codeAddress';

/** A name or text in both languages. `da` is quoted from a source; null if no source gives it. */
export interface BothLanguages {
  en: string;
  da: string | null;
}

/** One value of a code list. */
export interface Code extends BothLanguages {
  /** Code as in the register: a string, with leading zeros. */
  code: string;
  /** True if it is not assigned to new records, but still found on old ones. */
  superseded?: true;
  /** Short form, as CVR has one for legal forms. */
  short?: string;
  note?: string;
}

/** Meanings of the codes of a register field. */
export interface CodeList {
  /** Id in contracts (`x-code-list`) and in addresses of the site. */
  id: string;
  title: BothLanguages;
  /** Code of the register, as in `registers.ts`. */
  register: string;
  /** Names of the field in the register. */
  fields: string[];
  /** Keys of the feature store with codes of this list. */
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
export const codeLists = file.lists as unknown as readonly CodeList[];

const byId = new Map(codeLists.map((list) => [list.id, list]));

/** Returns the list with this id (`x-code-list`); undefined for an unknown id. */
export const codeListOf = (id: string): CodeList | undefined => byId.get(id);

/** Returns the lists that explain the values of an attribute. */
export const codeListsOfAttribute = (key: string): readonly CodeList[] =>
  codeLists.filter(({ attributes }) => attributes.includes(key));

const reasonByAttribute = new Map(Object.entries(reasons));

/** Returns the reason why an attribute with codes has no code list; undefined for all others. */
export const noCodeListReason = (key: string): string | undefined => reasonByAttribute.get(key);
