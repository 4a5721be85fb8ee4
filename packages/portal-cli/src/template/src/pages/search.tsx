export { default } from 'docusaurus-preset-portal/search/client/SearchRoute';
