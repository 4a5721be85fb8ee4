import type { Identifier } from 'docusaurus-preset-portal/content';
import { identifiers } from '../identifiers';
import { WRITTEN_ADDRESS } from '../writtenAddress';
import { recognise } from './recognise';
import { beginsLikeCpr } from './shaped';

const byId: Readonly<Record<string, Identifier>> = identifiers;

/**
 * True if a text can concern a person, or be the beginning of one that can: nothing of it may be put into the URL of a
 * page. A UUID can be the ID of a person, and people live at most written addresses.
 */
export const mayBePersonal = (text: string): boolean =>
  beginsLikeCpr(text.trim()) ||
  recognise(text).some(
    ({ identifier, isPersonal, fills }) =>
      isPersonal || byId[identifier]?.isPersonal || Object.hasOwn(fills, WRITTEN_ADDRESS),
  );
