import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { decodeSafely } from '../../../lib/decode';

type Loads = { preload?: (url: string) => Promise<unknown> };

/** Loads what an address shows. As Docusaurus' own `preload`, but tells a route which page is meant: one serves many. */
export default function preload(pathname: string): Promise<unknown> {
  const loads = [...new Set([pathname, decodeSafely(pathname, decodeURI)])]
    .flatMap((one) => matchRoutes(routes, one))
    .map(({ route, match }) => (route.component as unknown as Loads).preload?.(match.url));
  return Promise.all(loads);
}
