export type * from 'docusaurus-preset-portal/content/site';
export { codeLists, noCodeListReasons } from '../vocabulary/codeLists';
export { exampleValues } from '../vocabulary/exampleValues';
export { fieldRules } from '../vocabulary/fieldRules';
export { identifiers } from '../vocabulary/identifiers';
export * as language from '../vocabulary/language';
export { personalData } from '../vocabulary/personalData';
export { problems } from '../vocabulary/problems';
export { described, faultOf, isShortened, mayBePersonal, readAs, recognise } from '../vocabulary/recognise';
export { recordFields } from '../vocabulary/recordFields';
export { registers } from '../vocabulary/registers';
export { apis } from './apis';
export { announcement, guides, languages, searched } from './navigation';
export { hosts, placeholders } from './placeholders';
export { footer, sandbox, site } from './site';

/** What the search shows of a pasted identifier. */
export const identifierVerdict = () => import('../guides/identifiers/box/client/verdict');
