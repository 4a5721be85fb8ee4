/** The module that the option `clients` names, or `noWriters.ts`. */
declare module '@client-writers' {
  export const clientWriters: typeof import('./noWriters').clientWriters;
}
