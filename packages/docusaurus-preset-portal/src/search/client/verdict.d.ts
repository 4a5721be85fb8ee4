/** The module that the option `verdict` names, or `identifierVerdict.ts`. */
declare module '@verdict' {
  type Verdict = import('../../content/site').IdentifierVerdict;
  export const isIdentifier: Verdict['isIdentifier'];
  export const isPersonal: Verdict['isPersonal'];
  export const verdictOf: Verdict['verdictOf'];
}

/** The dialog of the search; in the site of others with its styles (`apis/SearchDialog.tsx`). */
declare module '@search-dialog' {
  export { default } from './Dialog';
}
