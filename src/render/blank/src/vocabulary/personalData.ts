/** No classes of personal data and no purposes: each is called by its own name. */
interface PersonalDataClass {
  name: string;
  meaning: string;
  duty: string;
}

export const personalDataClasses: readonly string[] = [];

export const personalDataClass = (_name: string): PersonalDataClass | undefined => undefined;

export const protectionOf = (_name: string): number => -1;

export const forbiddenUse = (name: string): string => name;

/** No header states a purpose. */
export const PURPOSE_HEADER = '';
