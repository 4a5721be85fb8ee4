export { faultOf, readAs } from './check';
export { described } from './described';
export { formPattern } from './form';
export { forms } from './forms';
export { mayBePersonal } from './mayBePersonal';
export { recognise } from './recognise';
export { isShortened } from './text';
