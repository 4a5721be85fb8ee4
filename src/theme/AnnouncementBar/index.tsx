import Link from '@docusaurus/Link';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { announcement } from '../../site/announcement';
import styles from './styles.module.css';

/** The announcement as text and a checked link; upstream takes HTML and colours as inline styles. */
export default function AnnouncementBar() {
  const { isActive, close } = useAnnouncementBar();
  if (!isActive || !announcement) return null;
  const { text, link } = announcement;
  return (
    <aside className={styles.announcementBar} aria-label="Announcement">
      <p>
        {link ? (
          <Link to={link.to}>
            <span>{text}</span> <span>{link.label}</span>
          </Link>
        ) : (
          text
        )}
      </p>
      <button
        type="button"
        className={clsx('button--icon needs-script', styles.close)}
        onClick={close}
        aria-label="Close announcement"
      />
    </aside>
  );
}
