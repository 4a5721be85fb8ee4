import type { Site } from './site';

export type * from './site';

// What pages and the offline program read of the content: their bundlers take the module of the site (`Portal.paths.content`)
// for this one, so that each loads only the fields that it uses. Code of Node.js gets the content as an argument.
export declare const site: Site['site'];
export declare const apis: Site['apis'];
export declare const hosts: Site['hosts'];
export declare const placeholders: Site['placeholders'];
export declare const guides: Site['guides'];
export declare const searched: Site['searched'];
export declare const sandbox: Site['sandbox'];
export declare const footer: Site['footer'];
export declare const identifiers: Site['identifiers'];
export declare const problems: Site['problems'];
export declare const describeOperation: Site['describeOperation'];
export declare const fieldRules: Site['fieldRules'];
export declare const language: Site['language'];
export declare const finders: Site['finders'];
export declare const recognise: Site['recognise'];
export declare const mayBePersonal: Site['mayBePersonal'];
export declare const faultOf: Site['faultOf'];
export declare const readAs: Site['readAs'];
