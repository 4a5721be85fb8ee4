import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { guides } from 'docusaurus-preset-portal/content';
import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** The guess at what was meant: it needs the reader's address, so it is loaded and made in the browser. */
function Nearest() {
  const [Found, setFound] = useState<ComponentType>();
  useEffect(() => {
    import('docusaurus-preset-portal/theme/NotFound/NearestRoutes').then(
      ({ default: found }) => setFound(() => found),
      // The page says what it says without the guess.
      () => undefined,
    );
  }, []);
  return Found ? <Found /> : null;
}

/** Unknown path: the pages most like it, search, and the ways on. Every docs page carries it, so it holds no lists. */
export default function NotFoundContent({ className }: { className?: string }) {
  const history = useHistory();
  const page = useBaseUrl('/search');
  const { customFields } = useDocusaurusContext().siteConfig;
  const pageList = useBaseUrl(`/${customFields?.pageList}`);
  // The field has no name: a number of a person must not be sent to a server in an address.
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [field] = event.currentTarget.elements;
    history.push(`${page}?q=${encodeURIComponent((field as HTMLInputElement).value)}`);
  };
  return (
    <main className={clsx('container padding-vert--lg', styles.notFound, className)} data-page-list={pageList}>
      {/* The docs plugin is at the root and handles unknown paths itself, without the title upstream's page sets. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is nothing at this address. The page may have moved, or the link to it is wrong.</p>
      <search>
        <form className={styles.search} onSubmit={search}>
          <input type="search" aria-label="Search for" placeholder="Search all pages" />
          <button type="submit">Search</button>
        </form>
      </search>
      <p>
        Or start from{' '}
        {guides.start && (
          <>
            the <Link to={guides.start}>guides</Link> or{' '}
          </>
        )}
        the <Link to={guides.reference}>API reference</Link>; the bottom of the page lists them.
      </p>
      {/* Last, because it arrives later: nothing moves. */}
      <Nearest />
    </main>
  );
}
