import type { Announcement, Api, Guides, Owner, OwnSandbox } from './ownerTypes';
import type { CodeNames, Interpretation, Recognised, ValueFault } from './recognitionTypes';
import type {
  Identifier,
  PersonalDataClass,
  ProblemKind,
  RecordField,
  Register,
  RegisterCodeList,
} from './registerTypes';
import type { FieldRule } from './ruleTypes';
import type { SearchLanguage } from './searchLanguage';

export type * from './ownerTypes';
export type * from './recognitionTypes';
export type * from './registerTypes';
export type * from './ruleTypes';
export type * from './searchLanguage';

/** The content of a portal. The engine imports fields by name, so that the browser loads only those that a page uses. */
export interface Site {
  /** Whose portal it is. */
  site: Owner;
  /** The APIs in the order of menus and pages. */
  apis: readonly Api[];
  /** Hosts that contracts, guides and settings are written with. */
  hosts: { siteUrl: string; apiBaseUrl: string };
  /** Names that contracts and guides are written with, each with the one that a build writes instead. */
  placeholders: readonly (readonly [name: string, own: string])[];
  /** Addresses of guides that pages link to by themselves. A page has no link to a guide that is missing. */
  guides: Guides;
  /** The languages of labels and of the search, for people; `da` is empty without a second language. */
  languages: { en: string; da: string; either: string };
  /** Texts of the search, the kinds of results it has, and the starting points of its dialog. */
  searched: {
    description: string;
    hint: string;
    kinds: readonly string[];
    starts: readonly { label: string; to: string | undefined; kind: 'guide' | 'operation' }[];
    /** True in a site without the page of all results (`/search`). */
    isDialogOnly?: boolean;
  };
  /** `undefined` where readers have no sandbox: samples then name the servers of the contracts alone. */
  sandbox: OwnSandbox | undefined;
  /** Links in the footer besides the APIs. */
  footer: {
    guides: readonly { label: string; to: string | undefined }[];
    help: readonly ({ label: string; href: string } | { label: string; to: string })[];
  };
  /** `undefined` for no bar above the navbar. */
  announcement: Announcement | undefined;
  /** Values of `x-identifier`. */
  identifiers: Readonly<Record<string, Identifier>>;
  /** Values of `x-source.register`, by the code of the register. */
  registers: Readonly<Record<string, Register>>;
  personalData: {
    /** Values of `x-personal-data.class`, from least to most protected. */
    classes: Readonly<Record<string, PersonalDataClass>>;
    /** Values of `x-personal-data.notFor`: uses forbidden by a statute, a register or the meaning of the data. */
    forbiddenUses: Readonly<Record<string, string>>;
    /** Header in which a request states its purpose; empty for none. */
    purposeHeader: string;
  };
  /** Problem types (RFC 9457), by the fragment of their `type`. */
  problems: Readonly<Record<string, ProblemKind>>;
  /** Code lists in the order of the site. Without one, the site has no search for codes. */
  codeLists: readonly RegisterCodeList[];
  /** Reasons why attributes with codes have no code list, by attribute. */
  noCodeListReasons: Readonly<Record<string, string>>;
  /** Attributes that records contain, too. */
  recordFields: readonly RecordField[];
  /** Rules between the fields of an operation, by operationId, in the order of their messages. */
  fieldRules: Readonly<Record<string, readonly FieldRule[]>>;
  /** Words of the languages in which readers search. */
  language: SearchLanguage;
  /** Returns possible identifiers of a pasted text, best first; `names` are those of codes, if loaded. */
  recognise: (text: string, names?: CodeNames) => Recognised[];
  /** Names of the identifiers that `recognise` knows, and the sections of the guide that describe them. */
  described: readonly { name: string; section: string }[];
  /** Values to try in the identifier box, each with the input that it fills. */
  exampleValues: readonly { identifier: string; name: string; value: string }[];
  /** True if a text can hold personal data. */
  mayBePersonal: (text: string) => boolean;
  /** True if a spreadsheet shortened a number. */
  isShortened: (text: string) => boolean;
  /** Returns the fault of a value sent as an identifier; undefined for valid values and unknown identifiers. */
  faultOf: (identifier: string, value: string) => ValueFault | undefined;
  /** Reads a text as a value of one identifier; undefined for an unknown identifier. */
  readAs: (identifier: string, text: string) => Interpretation | undefined;
}
