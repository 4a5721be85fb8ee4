/** The request of an operation in each language. */
export { Samples as default } from 'docusaurus-preset-portal/elements';
