import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { apis } from '#site';
import houseLine from '../houseLine.json';
import styles from './styles.module.css';

const apiOf = (id: string) => {
  const api = apis.find((entry) => entry.id === id);
  if (!api) throw new Error(`houseLine.json names the API "${id}", which src/site/apis.ts does not have.`);
  return api;
};

/** History of an invented house: each entry comes from one of the five APIs. */
export default function HouseLine() {
  return (
    <section className={styles.section}>
      <Heading as="h2" id="one-house">
        The history of one house
      </Heading>
      <p className={styles.lead}>
        {houseLine.subject} is invented, like all examples here. The responses have the format of real ones.
      </p>
      <ol className={styles.line}>
        {houseLine.moments.map(({ when, what, api, page, tense }) => (
          <li key={when} className={clsx(styles.moment, styles[tense])}>
            <span className={styles.when}>{when}</span>
            <span className={styles.what}>{what}</span>
            <Link to={`${apiOf(api).route}/${page}`}>{apiOf(api).title}</Link>
          </li>
        ))}
      </ol>
      <dl className={styles.apis}>
        {apis.map(({ id, title, route, blurb }) => (
          <div key={id}>
            <dt>
              <Link to={route}>{title}</Link>
            </dt>
            <dd>{blurb}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
