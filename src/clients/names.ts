import camelCase from 'lodash/camelCase';
import upperFirst from 'lodash/upperFirst';
import { site } from '#site';

/** Name of the package: `danish-data-client`. */
export const packageName = `${site.slug}-client`;

/** Name of the class: `DanishData`. */
export const className = upperFirst(camelCase(site.slug));

/** Returns an operationId that is a name in every language; others are written in camel case. */
export const methodName = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : camelCase(id));
