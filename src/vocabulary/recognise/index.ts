export { faultOf, readAs } from './check';
export type { CodeNames } from './codeNames';
export { described } from './described';
export { type Fault, patternOf } from './form';
export { forms } from './forms';
export { recognise } from './recognise';
export type { Recognised } from './recognised';
