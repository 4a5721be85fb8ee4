import { useDoc } from '@docusaurus/plugin-content-docs/client';
import settings from '@generated/feedback/default/settings.json';
import { contactAbout } from '../contactAbout';
import styles from './styles.module.css';

/** Replacement of `Feedback` without a project: a link to the contact of the owner, at the foot of a page. */
export default function ContactLink({ place }: { place: 'foot' | 'column' }) {
  const { title, permalink } = useDoc().metadata;
  const { contact, siteUrl } = settings;
  if (place === 'column' || !contact) return null;
  return (
    <p className={`${styles.feedback} ${styles.foot}`}>
      Is something wrong or missing on this page?{' '}
      <a href={contactAbout(contact, title, siteUrl + permalink)}>Write to us</a>
    </p>
  );
}
