import { useLocation } from '@docusaurus/router';
import Navbar from '@theme-original/Navbar';
import { site } from '#site';
import styles from './styles.module.css';

/** The bar at the top of every page; paper has the name of the site and the address of the page in its place. */
export default function SiteNavbar() {
  const { pathname } = useLocation();
  return (
    <>
      <Navbar />
      {/* The server makes one page for all unknown addresses. */}
      <p className={styles.source} suppressHydrationWarning>
        {`${site.title}: ${site.url}${pathname}`}
      </p>
    </>
  );
}
