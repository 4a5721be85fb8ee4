import { isPersonalIdentifier } from '../identifiers';
import { WRITTEN_ADDRESS } from '../recognised';
import { recognise } from './recognise';
import { beginsLikeCpr } from './shaped';

/**
 * Tells whether a text can concern a person, or come to when it is typed to its end: nothing of it may be put into the
 * address of a page. A UUID can be the ID of a person, and somebody lives at most written addresses.
 */
export const mayBePersonal = (text: string): boolean =>
  beginsLikeCpr(text.trim()) ||
  recognise(text).some(
    ({ identifier, isPersonal, fills }) =>
      isPersonal || isPersonalIdentifier(identifier) || Object.hasOwn(fills, WRITTEN_ADDRESS),
  );
