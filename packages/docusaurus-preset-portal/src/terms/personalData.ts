import { type PersonalDataClass, personalData, type Site } from 'docusaurus-preset-portal/content';
import { ownValue } from '../lib/ownValue';

const { classes, forbiddenUses: byUse }: Site['personalData'] = personalData;

/** Names of the classes, from least to most protected. */
export const personalDataClasses: readonly string[] = Object.keys(classes);

/** Returns the meaning of a class; undefined for an unknown class. */
export const personalDataClass = (name: string): PersonalDataClass | undefined => ownValue(classes, name);

/** Returns the protection level of a class: 0 for the lowest, -1 for an unknown class. */
export const protectionOf = (name: string): number => personalDataClasses.indexOf(name);

/** Forbidden uses that a contract can name. */
export const forbiddenUses: readonly string[] = Object.keys(byUse);

/** Returns a forbidden use in words; an unknown one unchanged. */
export const forbiddenUse = (name: string): string => ownValue(byUse, name) ?? name;
