import Link from '@docusaurus/Link';
import { apis, site } from '#site';
import { startingPoints } from '../startFrom';
import IdentifierLookup from './IdentifierLookup';
import styles from './styles.module.css';

/** The three links to start with. */
const links = [
  {
    to: '/docs/introduction',
    title: 'Read the guide',
    text: 'What the APIs return, what they do not, and how to get a key.',
  },
  {
    to: apis[0]?.route,
    title: 'Browse the reference',
    text: 'Every operation, parameter, field and error, with examples.',
  },
  { to: '#first-call', title: 'Make the first call', text: 'No key, one command, and the response to expect.' },
];

/** The last sentence of the tagline, and the sentences before it. */
const [, opening = '', closing = site.tagline] = /^(.*\.)\s+([^.]+\.)$/.exec(site.tagline) ?? [];

/** Description of the APIs in one sentence, and the first links. */
export default function Hero() {
  return (
    <header className={styles.hero}>
      <h1 className={styles.tagline}>
        <span>{opening}</span> <span className={styles.closing}>{closing}</span>
      </h1>
      <p className={styles.lead}>
        Five APIs for the Danish public registers. Look up an address, a property, a company, a vehicle or a person.
        Responses are typed, and records name the register of each part.
      </p>
      <IdentifierLookup links={startingPoints.map(({ id, identifier }) => ({ name: identifier, href: `#${id}` }))} />
      <ul className={styles.ways} aria-label="Where to start">
        {links.map(({ to, title, text }) => (
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
