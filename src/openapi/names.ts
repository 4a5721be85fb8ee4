import kebabCase from 'lodash/kebabCase';
import { clean } from './text';

/**
 * Name of an operation's page in URLs and files: `companyByCompanyId` → `company-by-company-id`,
 * `personsV2` → `persons-v-2`. The OpenAPI plugin names its files by the same function of lodash,
 * so a slug that passes through the plugin stays the same.
 *
 * @returns an empty string when the name has no letter and no digit.
 */
export const slugOf = (operationId: string): string => kebabCase(clean(operationId));
