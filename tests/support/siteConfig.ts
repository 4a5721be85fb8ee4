export { default as config } from '../../docusaurus.config';
