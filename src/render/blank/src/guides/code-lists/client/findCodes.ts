import type { FindCodes } from './loadCodes';

/** No code lists: no code is found. */
export const codeFinder =
  (_lists: readonly unknown[]): FindCodes =>
  () => [];
