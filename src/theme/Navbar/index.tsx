/** The bar at the top of every page; `docusaurus.config.ts` has its items. */
export { default } from '@theme-original/Navbar';
