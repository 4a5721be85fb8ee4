export { essence, isJsonLinesType, isJsonType, isTextType } from './mediaTypes';
export { requestValue } from './requestValue';
export { isFile, propertyOf, wholeOf } from './shape';
