/** The foot of every page; `docusaurus.config.ts` has its links. */
export { default } from '@theme-original/Footer';
