import { ownValue } from 'openapi-toolkit';
import type { PersonalDataClass, Site } from '../content/site';

type Content = Pick<Site, 'personalData'>;

/** Returns the names of the classes, from least to most protected. */
export const personalDataClasses = ({ personalData }: Content): readonly string[] => Object.keys(personalData.classes);

/** Returns the meaning of a class; undefined for an unknown class. */
export const personalDataClass = ({ personalData }: Content, name: string): PersonalDataClass | undefined =>
  ownValue(personalData.classes, name);

/** Returns the forbidden uses that a contract can name. */
export const forbiddenUses = ({ personalData }: Content): readonly string[] => Object.keys(personalData.forbiddenUses);

/** Returns a forbidden use in words; an unknown one unchanged. */
export const forbiddenUse = ({ personalData }: Content, name: string): string =>
  ownValue(personalData.forbiddenUses, name) ?? name;
