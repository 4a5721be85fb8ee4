import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { useEffect, useState } from 'react';

type Route = { path: string; routes?: Route[] };

/** Paths of pages: leaves of the route tree, without the catch-all. */
const pagesOf = ({ path, routes: below }: Route): string[] =>
  below?.flatMap(pagesOf) ?? [path].filter((one) => !one.includes('*'));

/** Pages whose addresses are most like the one asked for. Known in the browser only: the server makes one 404 page. */
export default function NearestRoutes() {
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ route: string; name: string }[]>([]);
  useEffect(() => {
    let current = true;
    // Every guide carries the not-found page; what it takes to guess comes only when it is shown.
    import('./nearest').then(({ nameOf, nearest }) => {
      const all = [...new Set(routes.flatMap((route) => pagesOf(route as Route)))];
      if (current) setFound(nearest(pathname, all).map((route) => ({ route, name: nameOf(route) })));
    });
    return () => {
      current = false;
    };
  }, [pathname]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest">Did you mean</h2>
      <ul>
        {found.map(({ route, name }) => (
          <li key={route}>
            <Link to={route}>{name}</Link> <code>{route}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
