import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { useEffect, useState } from 'react';
import { nameOf, nearest } from './nearest';

type Route = { path: string; routes?: Route[] };

/** Paths of pages: leaves of the route tree, without the catch-all. */
const pagesOf = ({ path, routes: below }: Route): string[] =>
  below?.flatMap(pagesOf) ?? [path].filter((one) => !one.includes('*'));

/** Pages whose addresses are most like the one asked for. Known in the browser only: the server makes one 404 page. */
export default function NearestRoutes() {
  const { pathname } = useLocation();
  const [found, setFound] = useState<string[]>([]);
  useEffect(() => {
    setFound(nearest(pathname, [...new Set(routes.flatMap((route) => pagesOf(route as Route)))]));
  }, [pathname]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest">Did you mean</h2>
      <ul>
        {found.map((route) => (
          <li key={route}>
            <Link to={route}>{nameOf(route)}</Link> <code>{route}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
