import camelCase from 'lodash/camelCase';
import kebabCase from 'lodash/kebabCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';
import { clean } from './text';

/** File systems allow 255, including extensions, numbers and hashes. */
const MAX_NAME_BYTES = 180;

/** Truncates a text to the maximum length of a file name, between characters. */
export const cutName = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_NAME_BYTES), { stream: true });

/** Returns the name of an operation's page, by which the OpenAPI plugin names files: `personsV2` → `persons-v-2`; empty if nothing is left. */
export const slugOf = (operationId: string): string => cutName(kebabCase(clean(operationId))).replace(/-$/, '');

/** Names in programs: `companyEvents`, `company_events`. */
export { camelCase, snakeCase };

/** Returns a name in camel case with an upper-case first letter: `company-events` → `CompanyEvents`. */
export const pascalCase = (name: string): string => upperFirst(camelCase(name));

/** Returns the name of an API in the clients: `life-events` → `lifeEvents`. */
export const apiName = ({ id }: { id: string }): string => camelCase(id);

/** Returns an operationId that is a name in every language; others are written in camel case. */
export const methodName = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : camelCase(id));

/** Returns a method as it is sent: that of a contract is in lower case, unless it is written in both cases. */
export const sentMethod = (method: string): string => (/[A-Z]/.test(method) ? method : method.toUpperCase());
