/** What a text can be, as `recognise` tells it: of these identifiers or, in a portal of other contracts, of none. */
export interface Recognised {
  /** Its key; several readings of a text can have the same. */
  identifier: string;
  /** As people call it. */
  name: string;
  /** Address of the section of the guide that describes it. */
  href: string;
  /** As the APIs take it; empty for personal data, and where the form is wrong it is what was typed. */
  value: string;
  /** Values of the inputs that take it, by their identifier. */
  fills: Readonly<Record<string, string>>;
  /** What the form says of it, in a sentence. */
  verdict: string;
  /** Whether the form and any check digit are right. */
  isValid: boolean;
  /** What was done to bring the text into the form, in words. */
  changes: readonly string[];
  fault?: TypedFault;
  /** One of many things that look like it. */
  isGuess?: true;
  /** Its code is not in the list of its codes. */
  isUnlisted?: true;
  /** Personal data: the value is not repeated, stored or put into an address. */
  isPersonal?: true;
}

/** The input that an address in writing fills, by the name of its parameter: no identifier stands for one. */
export const WRITTEN_ADDRESS = 'address';

/** What is wrong, and where in the text that was typed. */
export interface TypedFault {
  /** Position of the character, from 1; one more than there are where one is missing. */
  at: number;
  /** The character; left out where one is missing, and of personal data. */
  char?: string;
  /** What would be right, as a sentence. */
  says: string;
}

/** What is wrong with a value, and where. */
export interface Fault {
  /** Index of the character; the length of the value where one is missing. */
  at: number;
  /** What would be right, as a sentence. */
  says: string;
}

/** A text read as a value of one identifier. With a fault the value is as far as it could be brought. */
export type Reading = Pick<Recognised, 'value' | 'changes'> & { fault?: Fault };

/** Names of codes by the identifier whose values they are: `{ 'municipality-code': { '0101': … } }`. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
