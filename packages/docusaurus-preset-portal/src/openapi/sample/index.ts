export { byPreference, essence, isJsonLinesType, isJsonType, isTextType, isXmlType } from './mediaTypes';
export { sampleOf } from './sampleOf';
export { isFile, propertyOf, reduceSchema } from './shape';
