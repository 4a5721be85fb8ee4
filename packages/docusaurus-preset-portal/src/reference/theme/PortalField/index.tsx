/** A parameter or a field: name, type, facts, description. */
export { PropertyItem as default } from 'docusaurus-preset-portal/elements';
