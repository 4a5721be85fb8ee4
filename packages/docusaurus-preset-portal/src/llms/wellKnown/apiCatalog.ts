import { apis, site } from 'docusaurus-preset-portal/content';
import type { OverviewPage } from '../../openapi/model';
import { absolute } from '../pages/addresses';

/** Path of the catalogue (RFC 9727). */
export const API_CATALOG = '/.well-known/api-catalog';

/** Builds the link set (RFC 9264) of the APIs: servers, contracts and documentation. */
export function apiCatalog(overviews: readonly OverviewPage[]): string {
  const linkset = apis.map(({ id, route }) => {
    const server = overviews.find(({ api }) => api.id === id)?.servers[0]?.url;
    return {
      anchor: server ?? absolute(route),
      'service-desc': [
        { href: absolute(`/openapi/${id}.json`), type: 'application/json' },
        { href: absolute(`/openapi/${id}.yaml`), type: 'application/yaml' },
      ],
      'service-doc': [
        { href: absolute(route), type: 'text/html' },
        { href: absolute(`${route}.md`), type: 'text/markdown' },
      ],
      ...(site.statusUrl && { status: [{ href: site.statusUrl }] }),
    };
  });
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
