export { essence, isJsonLinesType, isJsonType, isTextType, isXmlType } from './mediaTypes';
export { requestValue } from './requestValue';
export { isFile, propertyOf, wholeOf } from './shape';
