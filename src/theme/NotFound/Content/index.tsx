import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import styles from './styles.module.css';

// Every docs page carries this component: what it takes to help comes only when it is shown.
const Ways = lazy(() => import('@site/src/components/NearestRoutes/Ways'));

/** Unknown path: the pages most like it, and the ways on. */
export default function NotFoundContent({ className }: { className?: string }) {
  return (
    <main className={clsx(styles.notFound, className)}>
      {/* The docs sit at the root and answer unknown paths themselves, without the title upstream's page sets. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is nothing at this address. It may have moved, or the link that led here has a slip in it.</p>
      <SearchBar />
      <Suspense>
        <Ways />
      </Suspense>
    </main>
  );
}
