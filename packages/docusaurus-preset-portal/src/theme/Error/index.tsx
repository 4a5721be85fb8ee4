/** A whole page crashed, its layout included. Upstream tries the layout again, in code that every reader loads. */
export { default } from '@theme/ErrorPageContent';
