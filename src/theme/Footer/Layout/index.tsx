import type { Props } from '@theme/Footer/Layout';
import { site } from '#site';
import styles from './styles.module.css';

/** Foot of every page: who this is, where to go, whose it is. */
export default function FooterLayout({ links, copyright }: Props) {
  return (
    <footer className={`footer ${styles.footer}`}>
      <div className={styles.inner}>
        <p className={styles.owner}>
          <strong>{site.title}</strong>
          <span>{site.tagline}</span>
        </p>
        {links && (
          <nav className={styles.links} aria-label="Footer">
            {links}
          </nav>
        )}
        {copyright}
      </div>
    </footer>
  );
}
