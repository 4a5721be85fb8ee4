/** The module that the option `verdict` names, or `identifierVerdict.ts`. */
declare module '@verdict' {
  type Verdict = import('../../content/site').IdentifierVerdict;
  export const isIdentifier: Verdict['isIdentifier'];
  export const isPersonal: Verdict['isPersonal'];
  export const verdictOf: Verdict['verdictOf'];
}
