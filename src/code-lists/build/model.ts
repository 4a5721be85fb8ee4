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
  /** Code of the register, as in `src/vocabulary/registers.ts`. */
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

/** Address of a code on the page of its register: `bbr-roof-material-5`. */
export const codeAnchor = (list: Pick<CodeList, 'id'>, { code }: Pick<Code, 'code'>): string =>
  `${list.id}-${code.toLowerCase().replaceAll(/\s+/g, '-')}`;

const PAGE = '/docs/data-docs/code-lists';

/** Page with the lists of a register. */
export const registerPage = (register: string): string => `${PAGE}/${register.toLowerCase()}`;

/** Address of a list. */
export const listHref = ({ id, register }: Pick<CodeList, 'id' | 'register'>): string =>
  `${registerPage(register)}#${id}`;
