import reasons from '../../docs/_data/attributes-without-code-list.json';
import file from '../../docs/_data/code-lists.json';

export { codeAnchor, codeHref, listHref, registerPage } from './codeAddress';

/** A name or a text in both languages. `da` is quoted from a source; null where no source gave it. */
export interface BothLanguages {
  en: string;
  da: string | null;
}

/** One value of a code list. */
export interface Code extends BothLanguages {
  /** As registers write it: a string, leading zeros kept. */
  code: string;
  /** No longer given to new records, but still found on old ones. */
  superseded?: true;
  /** Short form, as CVR has one for legal forms. */
  short?: string;
  note?: string;
}

/** What the codes of one register field mean. */
export interface CodeList {
  /** Names the list in contracts (`x-code-list`) and in addresses of the site. */
  id: string;
  title: BothLanguages;
  /** Code of the register, as in `registers.ts`. */
  register: string;
  /** Names of the field in the register. */
  fields: string[];
  /** Keys of the feature store that hold a code of this list. */
  attributes: string[];
  /** Whether a source shows the whole list; otherwise further codes exist. */
  complete: boolean;
  completeBasis?: string;
  source: string[];
  /** How far the Danish texts were checked. */
  verified: string;
  notes?: string[];
  codes: Code[];
}

/** Every code list, in the order of `docs/_data/code-lists.json`, which names the sources of each. */
export const codeLists = file.lists as unknown as readonly CodeList[];

const byId = new Map(codeLists.map((list) => [list.id, list]));

/** The list with this id (`x-code-list`); undefined for an id nobody has. */
export const codeListOf = (id: string): CodeList | undefined => byId.get(id);

/** The lists that explain the values of an attribute. */
export const codeListsOfAttribute = (key: string): readonly CodeList[] =>
  codeLists.filter(({ attributes }) => attributes.includes(key));

const reasonByAttribute = new Map(Object.entries(reasons));

/** Why the codes of an attribute are in no list; undefined for all others. */
export const noCodeListReason = (key: string): string | undefined => reasonByAttribute.get(key);
