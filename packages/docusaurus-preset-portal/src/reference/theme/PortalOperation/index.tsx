/** The page of an operation. */
export { OperationView as default } from 'docusaurus-preset-portal/elements';
