import { isPersonalIdentifier } from '../identifiers';
import { recognise } from './recognise';
import { beginsLikeCpr } from './shaped';

/**
 * Whether a text can be personal data, or become it when it is typed to its end: nothing of it may be put into an address.
 * A UUID can be the ID of a person.
 */
export const mayBePersonal = (text: string): boolean =>
  beginsLikeCpr(text.trim()) ||
  recognise(text).some(({ identifier, isPersonal }) => isPersonal || isPersonalIdentifier(identifier));
