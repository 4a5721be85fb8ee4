export * from './mediaTypes';
export { sampleOf } from './sampleOf';
export { findInAlternatives, isFileSchema, propertySchema, reduceSchema } from './shape';
