import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

type Loads = { preload?: (url: string) => Promise<unknown> };

/** Loads what an address shows. As Docusaurus' own, but tells a route which page is meant: one serves many. */
export default function preload(pathname: string): Promise<unknown> {
  const found = [...new Set([pathname, decodeURI(pathname)])].flatMap((one) => matchRoutes(routes, one));
  return Promise.all(found.map(({ route, match }) => (route.component as unknown as Loads).preload?.(match.url)));
}
