/** What a text can be. */
export interface Recognised {
  identifier: string;
  name: string;
  href: string;
  value: string;
  fills: Readonly<Record<string, string>>;
  verdict: string;
  isValid: boolean;
  changes: readonly string[];
  fault?: { at: number; char?: string; says: string };
  isGuess?: true;
  isUnlisted?: true;
  isPersonal?: true;
}

export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Fault {
  at: number;
  says: string;
}

/** Identifiers of contracts are not known: nothing is recognised, and nothing is wrong. */
export const recognise = (_text: string, _names: CodeNames = {}): Recognised[] => [];

export const faultOf = (_identifier: string, _value: string): Fault | undefined => undefined;

export const readAs = (
  _identifier: string,
  _text: string,
): (Pick<Recognised, 'value' | 'changes'> & { fault?: Fault }) | undefined => undefined;

export const described: readonly { name: string; href: string }[] = [];
