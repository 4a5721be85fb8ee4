/** A type of identifier. */
export interface Identifier {
  /** Name as people use it. */
  name: string;
  /** True if it identifies a person, whatever the contract says about the field. */
  isPersonal?: true;
  /** True if its values concern no person, so they may be in the URL of a page. */
  isShared?: true;
  /** Path of a file on the site with all values: a JSON list of `{key, label, operations}`. */
  values?: string;
}

/** A register that values come from. */
export interface Register {
  /** English name. */
  name: string;
}

/** Meaning of a class of personal data, and the duty of the recipient. */
export interface PersonalDataClass {
  name: string;
  /** Definition of the class, as a sentence. */
  meaning: string;
  /** Duty of the recipient, as a sentence. */
  duty: string;
}

/** A kind of error. */
export interface ProblemKind {
  /** The only status it is returned with. */
  status: number;
  /** `title` of the problem, always the same. */
  title: string;
}

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
  /** Short form, such as that of a legal form. */
  short?: string;
  note?: string;
}

/** Meanings of the codes of a register field. */
export interface RegisterCodeList {
  /** Id in contracts (`x-code-list`) and in addresses of the site. */
  id: string;
  title: BothLanguages;
  /** Code of the register, a key of `registers`. */
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
