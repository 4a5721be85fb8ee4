import { site } from 'docusaurus-preset-portal/content';
import camelCase from 'lodash/camelCase';
import upperFirst from 'lodash/upperFirst';

/** Name of the package: `danish-data-client`. */
export const packageName = `${site.slug}-client`;

/** Returns a name in camel case with an upper-case first letter: `company-events` → `CompanyEvents`. */
export const pascalCase = (name: string): string => upperFirst(camelCase(name));

/** Name of the class: `DanishData`. */
export const className = pascalCase(site.slug);

/** Returns the name of an API in the client: `life-events` → `lifeEvents`. */
export const apiName = ({ id }: { id: string }): string => camelCase(id);

/** Returns an operationId that is a name in every language; others are written in camel case. */
export const methodName = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : camelCase(id));
