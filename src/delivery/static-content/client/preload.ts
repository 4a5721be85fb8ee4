import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { laterStyles } from '../../../laterStyles';

type Loads = { preload?: (url: string) => Promise<unknown> };

/** The page that the document came with: it has its styles. */
const first = window.location.pathname;

/**
 * Loads what an address shows. As Docusaurus' own, but tells a route which page is meant: one serves many; and other
 * pages than the first can need styles that it began without.
 */
export default function preload(pathname: string): Promise<unknown> {
  const found = [...new Set([pathname, decodeURI(pathname)])].flatMap((one) => matchRoutes(routes, one));
  const loads = found.map(({ route, match }) => (route.component as unknown as Loads).preload?.(match.url));
  return Promise.all(pathname === first ? loads : [...loads, laterStyles()]);
}
