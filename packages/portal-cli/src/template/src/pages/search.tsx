export { SearchRoute as default } from 'docusaurus-preset-portal/pages';
