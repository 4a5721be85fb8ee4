import { routeLoads } from '../client/routeLoads';

/** Loads what an address shows. */
export default function preload(pathname: string): Promise<unknown> {
  return Promise.all(routeLoads(pathname));
}
