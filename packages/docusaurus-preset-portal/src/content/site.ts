import type { Operation } from 'openapi-toolkit';
import type { Api, Guides, Owner, OwnSandbox } from './ownerTypes';
import type { SearchFinders, SearchLanguage } from './searchTypes';

export type * from './ownerTypes';
export type * from './searchTypes';

/** A kind of value that contracts name (`x-identifier`). */
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

/** A kind of error. */
export interface ProblemKind {
  /** The only status it is returned with. */
  status: number;
  /** `title` of the problem, always the same. */
  title: string;
}

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
  /** Texts of the search, the kinds of results it has, and the starting points of its dialog. */
  searched: {
    description: string;
    hint: string;
    kinds: readonly string[];
    /** Parameters without an identifier whose values `recognise` and `finders` know. Default: none. */
    parameters?: readonly string[];
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
  /** Values of `x-identifier`. */
  identifiers: Readonly<Record<string, Identifier>>;
  /** Problem types (RFC 9457), by the fragment of their `type`. */
  problems: Readonly<Record<string, ProblemKind>>;
  /**
   * Adds to an operation (API id and slug), in place, what only this site says of it: `facts`, `origin` and `meaningsAt`
   * of its schemas, `sections` of its page. Called before the page is made; copies and the search read the same data.
   */
  describeOperation: (operation: Operation, name: string) => void;
  /** Rules between the fields of an operation, by operationId, in the order of their messages. */
  fieldRules: Readonly<Record<string, readonly FieldRule[]>>;
  /** Words of the languages in which readers search. */
  language: SearchLanguage;
  /** What the search finds besides its index. */
  finders: SearchFinders;
  /** Returns possible identifiers of a pasted text, best first; `names` are those of codes, if loaded. */
  recognise: (text: string, names?: CodeNames) => Recognised[];
  /** True if a text can hold personal data. */
  mayBePersonal: (text: string) => boolean;
  /** Returns the fault of a value sent as an identifier; undefined for valid values and unknown identifiers. */
  faultOf: (identifier: string, value: string) => ValueFault | undefined;
  /** Reads a text as a value of one identifier; undefined for an unknown identifier. */
  readAs: (identifier: string, text: string) => Interpretation | undefined;
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
      /** Type of the problem; default `invalid-parameter`. */
      problem?: string;
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
export interface ValueFault {
  /** Index of the character; the length of the value if one is missing. */
  at: number;
  /** Correct form, as a sentence. */
  says: string;
}

/** A text read as a value of one identifier. With a fault, the value is only partly normalised. */
export type Interpretation = Pick<Recognised, 'value' | 'changes'> & { fault?: ValueFault };

/** Names of codes by identifier: `{ 'municipality-code': { '0101': … } }`. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the search shows of a pasted identifier. */
export interface IdentifierVerdict {
  /** True if a text is an identifier or nearly one. */
  isIdentifier: (text: string) => boolean;
  /** True if a text can be personal data: it must not be put into a URL. */
  isPersonal: (text: string) => boolean;
  /** Renders all readings of a text; `isFolded` collapses the requests. */
  verdictOf: (text: string, isFolded?: boolean) => Promise<Node[]>;
}
