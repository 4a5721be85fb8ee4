import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { Title } from 'docusaurus-preset-portal/elements';
import { apiOf } from '../apiOf';
import entries from '../apis.json';
import styles from './styles.module.css';

const TIMES = ['past', 'now', 'next'] as const;

/** The APIs in the order of the time they know, each with an operation. */
export default function Apis() {
  return (
    <section className="landing-section">
      <Title as="h2" id="apis">
        Five APIs, in order of time
      </Title>
      <ul className={styles.apis}>
        {entries.map(({ api: id, times, method, path, page, operations }) => {
          const { title, route, blurb } = apiOf(id);
          return (
            <li key={id}>
              <Title as="h3" id={`api-${id}`} className={styles.title}>
                <Link to={route}>{title}</Link>
              </Title>
              <p className={styles.times}>
                {TIMES.map((time) => (
                  <span key={time} className={clsx(styles[time], times.includes(time) && styles.known)} />
                ))}
                {times.join(', ')}
              </p>
              <p>{blurb}</p>
              <p className={styles.call}>
                <Link to={`${route}/${page}`}>
                  <code>
                    {method} {path.replaceAll('/', '/\u200b')}
                  </code>
                </Link>
                <span>{operations === 1 ? '1 operation' : `${operations} operations`}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
