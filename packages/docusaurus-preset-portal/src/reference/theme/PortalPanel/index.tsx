/** Request and response of an operation, beside the fields. */
export { Panels as default } from 'docusaurus-preset-portal/elements';
