// The content of this site. The engine imports `#site` and no other content.

export * from '../vocabulary/codeAddress';
export * from '../vocabulary/codeLists';
export * from '../vocabulary/fieldRules';
export * from '../vocabulary/identifiers';
export * from '../vocabulary/language';
export * from '../vocabulary/personalData';
export * from '../vocabulary/problems';
export * from '../vocabulary/promised';
export * from '../vocabulary/recognise';
export * from '../vocabulary/recordFields';
export * from '../vocabulary/registers';
export * from './apis';
export * from './placeholders';
export * from './site';
