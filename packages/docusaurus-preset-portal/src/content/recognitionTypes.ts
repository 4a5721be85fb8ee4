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
