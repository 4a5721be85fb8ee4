import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { site } from '#site';
import { contactAbout } from '../contactAbout';
import styles from './styles.module.css';

/** Replacement of `Feedback` without a project: a link to the contact of the owner, at the foot of a page. */
export default function ContactLink({ place }: { place: 'foot' | 'column' }) {
  const { title, permalink } = useDoc().metadata;
  if (place === 'column' || !site.contactUrl) return null;
  return (
    <p className={`${styles.feedback} ${styles.foot}`}>
      Is something wrong or missing on this page?{' '}
      <a href={contactAbout(site.contactUrl, title, site.url + permalink)}>Write to us</a>
    </p>
  );
}
