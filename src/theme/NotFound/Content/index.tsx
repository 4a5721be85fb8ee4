import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { apis } from '@site/src/apis';
import NearestRoutes from '@site/src/components/NearestRoutes';
import { site } from '@site/src/site';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Unknown path: the pages most like it, and the ways on. */
export default function NotFoundContent({ className }: { className?: string }) {
  return (
    <main className={clsx(styles.notFound, className)}>
      {/* The docs sit at the root and answer unknown paths themselves, without the title upstream's page sets. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is nothing at this address. It may have moved, or the link that led here has a slip in it.</p>
      <SearchBar />
      <NearestRoutes />
      <h2>Ways on</h2>
      <ul>
        <li>
          <Link to="/docs/introduction">Guides</Link>
        </li>
        {apis.map(({ id, title, route }) => (
          <li key={id}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>
        Did one of our pages send you here? <Link to={site.contactUrl}>Tell us</Link>, please.
      </p>
    </main>
  );
}
