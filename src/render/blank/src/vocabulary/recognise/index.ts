import type { CodeNames, Recognised } from '@site/src/vocabulary/recognised';

export { faultOf, readAs } from './check';

/** Identifiers of contracts are not known: nothing is recognised. */
export const recognise = (_text: string, _names: CodeNames = {}): Recognised[] => [];

export const mayBePersonal = (_text: string): boolean => false;

export const isShortened = (_text: string): boolean => false;

export const described: readonly { name: string; href: string }[] = [];
