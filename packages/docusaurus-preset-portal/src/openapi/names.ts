import kebabCase from 'lodash/kebabCase';
import { clean } from './text';

/** File systems allow 255, including extensions, numbers and hashes. */
const MAX_NAME_BYTES = 180;

/** Truncates a text to the maximum length of a file name, between characters. */
export const cutName = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_NAME_BYTES), { stream: true });

/**
 * Returns the name of an operation's page in addresses and files: `personsV2` → `persons-v-2`; empty if nothing is left.
 * The OpenAPI plugin names its files by the same function of lodash.
 */
export const slugOf = (operationId: string): string => cutName(kebabCase(clean(operationId))).replace(/-$/, '');
