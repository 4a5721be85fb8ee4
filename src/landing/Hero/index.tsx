import Link from '@docusaurus/Link';
import { apis } from '@site/src/apis';
import { site } from '@site/src/site';
import styles from './styles.module.css';

/** The three ways in: read, look up, try. */
const ways = [
  {
    to: '/docs/introduction',
    title: 'Read the guide',
    text: 'What the APIs answer, what they do not, and how to get a key.',
  },
  {
    to: apis[0]?.route,
    title: 'Browse the reference',
    text: 'Every operation, parameter, field and error, with examples.',
  },
  { to: '#first-call', title: 'Make the first call', text: 'A curl command, and the answer you should see.' },
];

/** The tagline's last sentence apart from the ones before it. */
const [, opening = '', closing = site.tagline] = /^(.*\.)\s+([^.]+\.)$/.exec(site.tagline) ?? [];

/** What this is, in one breath, and where to go from here. */
export default function Hero() {
  return (
    <header className={styles.hero}>
      <h1 className={styles.tagline}>
        <span>{opening}</span> <span className={styles.closing}>{closing}</span>
      </h1>
      <p className={styles.lead}>
        Five APIs over the Danish public registers. Ask about an address, a property, a company, a vehicle or a person,
        and get one typed answer that names the register it comes from.
      </p>
      <ul className={styles.ways} aria-label="Three ways in">
        {ways.map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className={styles.way}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </header>
  );
}
