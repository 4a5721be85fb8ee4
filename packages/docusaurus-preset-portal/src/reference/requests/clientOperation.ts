import { guides, site } from 'docusaurus-preset-portal/content';
import { apiName, className, methodName, packageName } from '../../clients/names';
import { siteUrl } from '../../lib/basePath';
import type { Located } from '../../openapi';
import type { ClientNames } from './request';

/** Returns the names of an operation in the clients of the site; undefined for a site without clients. */
export function clientOperation(apiId: string, { operation, id }: Located): ClientNames | undefined {
  if (!guides.clients) return undefined;
  return {
    client: packageName,
    className,
    docs: `${siteUrl(site)}${guides.clients}`,
    api: apiName({ id: apiId }),
    operation: methodName(operation.operationId ?? id),
  };
}
