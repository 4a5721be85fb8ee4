import kebabCase from 'lodash/kebabCase';
import { clean } from './text';

/** Bytes of a name in the names of files, which may have 255: endings, numbers and hashes come to it. */
const MAX_BYTES = 180;

/** A text as far as it fits into the name of a file, cut between characters. */
export const cutName = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_BYTES), { stream: true });

/**
 * Name of an operation's page in URLs and files: `companyByCompanyId` → `company-by-company-id`,
 * `personsV2` → `persons-v-2`. The OpenAPI plugin names its files by the same function of lodash,
 * so a slug that passes through the plugin stays the same.
 *
 * @returns an empty string when the name has no letter and no digit.
 */
export const slugOf = (operationId: string): string => cutName(kebabCase(clean(operationId))).replace(/-$/, '');
