import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { guides, site } from 'docusaurus-preset-portal/content';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { pageListOf, pathsIn } from '../../../plugins/pageList';
import styles from './styles.module.css';

/** Paths of all pages, from the list that the browser fetches. None where there is no list, as in the dev server. */
async function allPages(list: string): Promise<string[]> {
  const response = await fetch(list);
  return response.ok ? pathsIn(await response.text()) : [];
}

/** Pages whose addresses are most like the one asked for. Known in the browser only: the server makes one 404 page. */
function Nearest({ list }: { list: string }) {
  const { pathname } = useLocation();
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

function Starts() {
  return (
    <p>
      Or start from{' '}
      {guides.start && (
        <>
          the <Link to={guides.start}>guides</Link> or{' '}
        </>
      )}
      the <Link to={guides.reference}>API reference</Link>; the bottom of the page lists them.
    </p>
  );
}

interface Props {
  className?: string;
  /** The ways on. */
  children?: ReactNode;
}

/** Unknown path: the pages most like it, search, and the ways on. Every docs page carries it, so it holds no lists. */
export default function NotFoundContent({ className, children = <Starts /> }: Props) {
  const history = useHistory();
  const page = useBaseUrl('/search');
  const pageList = useBaseUrl(`/${pageListOf(site)}`);
  // The field has no name: a number of a person must not be sent to a server in an address.
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [field] = event.currentTarget.elements;
    history.push(`${page}?q=${encodeURIComponent((field as HTMLInputElement).value)}`);
  };
  return (
    <main
      className={`container padding-vert--lg ${styles.notFound} ${className ?? ''}`.trim()}
      data-page-list={pageList}
    >
      {/* The docs plugin is at the root and handles unknown paths itself, without the title upstream's page sets. */}
      <PageMetadata title="Page Not Found" />
      <h1>Page Not Found</h1>
      <p>There is nothing at this address. The page may have moved, or the link to it is wrong.</p>
      <search>
        <form className={styles.search} onSubmit={search}>
          <input type="search" aria-label="Search for" placeholder="Search all pages" />
          <button type="submit">Search</button>
        </form>
      </search>
      {children}
      {/* Last, because it arrives later: nothing moves. */}
      <Nearest list={pageList} />
    </main>
  );
}
