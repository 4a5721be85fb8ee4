import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { PAGE_LIST } from '../../../plugins/pageList';
import { pathsIn } from '../../../plugins/pathsIn';

/** Paths of all pages: the browser knows only patterns of them. None where there is no list, as in the dev server. */
async function allPages(list: string): Promise<string[]> {
  const response = await fetch(list);
  return response.ok ? pathsIn(await response.text()) : [];
}

/** Pages whose addresses are most like the one asked for. Known in the browser only: the server makes one 404 page. */
export default function NearestRoutes() {
  const { pathname } = useLocation();
  const list = useBaseUrl(`/${PAGE_LIST}`);
  const [found, setFound] = useState<{ route: string; name: string }[]>([]);
  useEffect(() => {
    let current = true;
    // Every guide carries the not-found page; what it takes to guess comes only when it is shown.
    Promise.all([import('../../../lib/nearestRoutes'), allPages(list)]).then(
      ([{ routeName, nearestRoutes }, all]) =>
        current && setFound(nearestRoutes(pathname, all).map((route) => ({ route, name: routeName(route) }))),
      // No connection: the page says what it says without.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, list]);
  if (found.length === 0) return null;
  return (
    <section aria-label="Did you mean">
      <h2>Did you mean</h2>
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
