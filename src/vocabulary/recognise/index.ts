export { faultOf, readAs } from './check';
export { described } from './described';
export { patternOf } from './form';
export { forms } from './forms';
export { recognise } from './recognise';
