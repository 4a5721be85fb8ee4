import { laterStyles } from '../../../laterStyles';
import { routeLoads } from './routeLoads';

/** The page that the document came with: it has its styles. */
const first = window.location.pathname;

/** Loads what an address shows: other pages than the first can need styles that it began without. */
export default function preload(pathname: string): Promise<unknown> {
  const loads = routeLoads(pathname);
  return Promise.all(pathname === first ? loads : [...loads, laterStyles()]);
}
