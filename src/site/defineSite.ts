/** One documented API: its contract, its place on the site, its name. */
export interface Api {
  /** Key of the API: names its generated files and downloads. */
  id: string;
  title: string;
  /** Contract below `api-specs/`. */
  spec: string;
  /** Route of the overview page; operation pages live below it. */
  route: string;
  /** One line for menus and the landing page. */
  blurb: string;
}

/** The provider of the APIs: names, addresses and contacts. */
export interface Owner {
  /** Name in the navbar, the title of every page and the footer. */
  title: string;
  tagline: string;
  /** Description of the landing page for search engines. */
  description: string;
  /** Name of the sandbox's one file, and of what operators set up: lower case, hyphens. */
  slug: string;
  /** Origin of the published site, without a path. */
  url: string;
  /**
   * Path of the host where the site is published, with a slash at both ends. All other addresses of code, data and
   * guides are written without it.
   */
  basePath: string;
  /** Host of the APIs; the environment variable API_BASE_URL overrides it. */
  apiBaseUrl: string;
  /** Environment variable with the host, in the first call and the recipes: other samples have it in their source. */
  hostVariable: string;
  /** Environment variable from which all code samples and exported files read the reader's key. */
  keyVariable: string;
  /** Repository behind "Edit this page"; empty for none. */
  repository: string;
  editBranch: string;
  /** Form or page to request an agreement and its key; empty for none. */
  signUpUrl: string;
  /** Address of the support; empty for none. */
  contactUrl: string;
  /** Status page: availability of the APIs and planned maintenance; empty for none. */
  statusUrl: string;
  /** Contact for vulnerability reports: a `mailto:`, `https:` or `tel:` URL for `security.txt`; empty for none. */
  securityContact: string;
  /** Contact for accessibility problems: a `mailto:` or `https:` URL for the accessibility statement; empty for none. */
  accessibilityContact: string;
  /** Least number of months between a version that marks something as deprecated and its removal, from version 1.0 of an API on. */
  noticeMonths: number;
  copyright: string;
}

/** A guide that pages link to by themselves. */
type Guide =
  | 'start'
  | 'reference'
  | 'authentication'
  | 'sandbox'
  | 'gettingStarted'
  | 'identifiers'
  | 'registers'
  | 'errors'
  | 'attributes'
  | 'codeLists'
  | 'dataProtection'
  | 'versions'
  | 'operating'
  | 'changelog'
  | 'comparison'
  | 'glossary';

export type Guides = Readonly<Partial<Record<Guide, string>>>;

/** A sandbox that readers run themselves, as the second environment of every sample. */
export interface OwnSandbox {
  /** URL of the sandbox, without a slash at the end. */
  url: string;
  /** Sentence about API keys in the sandbox. */
  key: string;
  /** Path of an operation that responds with success to a GET request without parameters. */
  example: string;
}

/** The bar above the navbar. */
export interface Announcement {
  /** A reader who closes the bar does not see it again until this changes. */
  id: string;
  text: string;
  link?: { to: string; label: string };
}

/** A type of identifier. */
export interface Identifier {
  /** Name as people use it. */
  name: string;
  /** Names of properties and parameters that always have this identifier. */
  fields: readonly string[];
  /** Pattern of the complete value, if code needs it. */
  form?: RegExp;
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
  /** Danish names in the API of the attribute translations, besides its code. */
  danish?: readonly string[];
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
export interface Problem {
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
export interface CodeList {
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

/** Field of a record with the same value as an attribute. */
export interface RecordField {
  /** Key of the attribute. */
  attribute: string;
  /** Operation that returns the record: API id and slug. */
  operation: string;
  /** Name of the record, before the path: `property`; empty if the path begins with it. */
  record: string;
  /** JSON path in the response, with `[]` for each array. For an array, the attribute is the value of one entry. */
  path: string;
}

/** Names of parameters; properties of the body are prefixed with `body.`. */
export type FieldNames = readonly string[];

/** A rule between fields of one request that the schemas of a contract can't express. */
export type FieldRule = { says: string } & (
  | {
      /** If one of these is sent (and, for a list, contains this value) … */
      when: FieldNames;
      holding?: string;
      /** … these are required, too. */
      needs: FieldNames;
      problem?: 'missing-purpose';
    }
  /** Groups that exclude each other. */
  | { one: readonly FieldNames[] }
  /** At least one of these is required; messages name the first. */
  | { any: FieldNames }
  /** A period: its last day is not before the first, and at most this many days after it. */
  | { from: string; to: string; days?: number }
  /** A moment in the past. */
  | { past: string }
  /** A field whose identifier type another field names. */
  | { field: string; by: string; is: string; identifier: string }
);

/** A possible identifier of a text. */
export interface Recognised {
  /** Key of the identifier; several readings of a text can share it. */
  identifier: string;
  /** Name as people use it. */
  name: string;
  /** Section of the identifiers guide that describes it. */
  section: string;
  /** Value in the form of the APIs; empty for personal data, and the text as typed if the form does not match. */
  value: string;
  /** Input values by identifier. */
  fills: Readonly<Record<string, string>>;
  /** Result of the form check, as a sentence. */
  verdict: string;
  /** True if the form and any check digit are valid. */
  isValid: boolean;
  /** Descriptions of the changes made to normalise the text. */
  changes: readonly string[];
  fault?: TypedFault;
  /** True for a low-confidence guess. */
  isGuess?: true;
  /** True if the code list does not contain the code. */
  isUnlisted?: true;
  /** True for personal data: the value must not be repeated, stored or put into a URL. */
  isPersonal?: true;
}

/** A fault, with its position in the typed text. */
export interface TypedFault {
  /** 1-based position of the character; one past the end if one is missing. */
  at: number;
  /** The character; omitted if one is missing, and for personal data. */
  char?: string;
  /** Correct form, as a sentence. */
  says: string;
}

/** A fault in a value, with its position. */
export interface Fault {
  /** Index of the character; the length of the value if one is missing. */
  at: number;
  /** Correct form, as a sentence. */
  says: string;
}

/** A text read as a value of one identifier. With a fault, the value is only partly normalised. */
export type Interpretation = Pick<Recognised, 'value' | 'changes'> & { fault?: Fault };

/** Names of codes by identifier: `{ 'municipality-code': { '0101': … } }`. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Words of the languages in which readers search. All are written without accents, as `fold` accepts or returns them;
 * patterns match the query as typed.
 */
export interface SearchLanguage {
  /** Example queries for attributes; empty for none. */
  attributeQueries: string;
  /** Example queries for codes; empty for none. */
  codeQueries: string;
  /** Letters between the parts of a compound. */
  linkingLetters: RegExp;
  /** Endings of nouns, for words that a stemmer shortens too much. */
  inflections: RegExp;
  /** Words without meaning in a query. A query of such words only is not reduced. */
  questionWords: readonly string[];
  /** Groups of question words that distinguish two questions about the same thing. */
  questionSenses: readonly (readonly string[])[];
  /** Words among `questionWords` that add nothing to a single other word. */
  lightWords: readonly string[];
  /** Words beside a status code that add nothing to it. */
  statusWords: readonly string[];
  /** Words for the kind of thing, beside its name: `include parameter`. */
  kindWords: readonly string[];
  /** Endings of words that name the codes of a thing. */
  codeEndings: RegExp;
  /** Words that ask for a code. */
  codeQuestions: readonly string[];
  /** Words beside a code that add nothing to it: `roof type 7`. */
  codeWords: readonly string[];
  /** Words between the name of an identifier and its value. */
  numberWords: RegExp;
  /** Beginnings of a question for a definition. */
  definitionQuestions: readonly string[];
  /** Endings of a question for a definition, with the thing first. */
  definitionEndings: readonly string[];
  /** Words that ask for an amount but are not one: `how many requests`. */
  amountQuestions: RegExp;
  /** Phrases of question words with a meaning of their own, and the word that replaces each. */
  phrases: readonly (readonly [RegExp, string])[];
  /** Asides that ask for nothing, such as a number of things. */
  asides: RegExp;
  /** Words of a query for an operation. */
  operationQuestions: RegExp;
  /** Words of a query about a failure. */
  failures: RegExp;
}

/**
 * The content of a portal: everything that the engine does not know by itself.
 *
 * The engine imports the fields by name from `#site`, so that the browser loads only those that a page uses. In
 * `package.json`, `imports` maps `#site` to the module that defines them.
 */
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
  /** Texts of the search, and the kinds of results it has. */
  searched: { description: string; hint: string; kinds: readonly string[] };
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
  problems: Readonly<Record<string, Problem>>;
  /** Code lists in the order of the site. Without one, the site has no search for codes. */
  codeLists: readonly CodeList[];
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
  /** True if a text can hold personal data. */
  mayBePersonal: (text: string) => boolean;
  /** True if a spreadsheet shortened a number. */
  isShortened: (text: string) => boolean;
  /** Returns the fault of a value sent as an identifier; undefined for valid values and unknown identifiers. */
  faultOf: (identifier: string, value: string) => Fault | undefined;
  /** Reads a text as a value of one identifier; undefined for an unknown identifier. */
  readAs: (identifier: string, text: string) => Interpretation | undefined;
}

/** Names of a type that `Site` lacks: the engine must not rely on them. */
type Unknown<S> = Record<Exclude<keyof S, keyof Site>, never>;

/** Returns the content of a portal. The compiler refuses a field that is missing, unknown or of another type. */
export const defineSite = <S extends Site>(site: S & Unknown<S>): Site => site;
