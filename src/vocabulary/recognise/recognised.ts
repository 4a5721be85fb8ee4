/** What a text can be. */
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

/** What is wrong, and where in the text that was typed. */
export interface TypedFault {
  /** Position of the character, from 1; one more than there are where one is missing. */
  at: number;
  /** The character; left out where one is missing, and of personal data. */
  char?: string;
  /** What would be right, as a sentence. */
  says: string;
}
