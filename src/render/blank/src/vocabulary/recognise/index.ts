import type { CodeNames, Fault, Reading, Recognised } from '@site/src/vocabulary/recognised';

/** Identifiers of contracts are not known: nothing is recognised, and nothing is wrong. */
export const recognise = (_text: string, _names: CodeNames = {}): Recognised[] => [];

export const mayBePersonal = (_text: string): boolean => false;

export const isShortened = (_text: string): boolean => false;

export const faultOf = (_identifier: string, _value: string): Fault | undefined => undefined;

export const readAs = (_identifier: string, _text: string): Reading | undefined => undefined;

export const described: readonly { name: string; href: string }[] = [];
