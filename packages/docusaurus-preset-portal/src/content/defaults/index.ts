import type { Site } from '../site';

// Fields of a site made of contracts alone: texts that nobody gave are empty, and pages leave them out.

export * as language from './language';

export const languages: Site['languages'] = { en: 'English', da: '', either: 'English' };

export const announcement: Site['announcement'] = undefined;

export const placeholders: Site['placeholders'] = [];

// No guide describes identifiers, registers and errors: each is called by its own name.

export const identifiers: Site['identifiers'] = {};

export const registers: Site['registers'] = {};

export const personalData: Site['personalData'] = { classes: {}, forbiddenUses: {}, purposeHeader: '' };

export const problems: Site['problems'] = {};

export const codeLists: Site['codeLists'] = [];

export const noCodeListReasons: Site['noCodeListReasons'] = {};

export const recordFields: Site['recordFields'] = [];

export const fieldRules: Site['fieldRules'] = {};

export const recognise: Site['recognise'] = () => [];

export const described: Site['described'] = [];

export const exampleValues: Site['exampleValues'] = [];

export const mayBePersonal: Site['mayBePersonal'] = () => false;

export const isShortened: Site['isShortened'] = () => false;

export const faultOf: Site['faultOf'] = () => undefined;

export const readAs: Site['readAs'] = () => undefined;
