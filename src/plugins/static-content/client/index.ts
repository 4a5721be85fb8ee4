export { prepare } from './pageHtml';
export { StaticContent } from './StaticContent';
