/** A parameter or a field: name, type, facts, description. */
export { Property as default } from 'docusaurus-preset-portal/reference/components/Property';
