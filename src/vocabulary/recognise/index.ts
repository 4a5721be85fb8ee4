export { faultOf, readAs } from './check';
export { formPattern } from './form';
export { forms } from './forms';
export { described, mayBePersonal, recognise } from './recognise';
export { isShortened } from './text';
