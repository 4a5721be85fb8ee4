import Link from '@docusaurus/Link';
import { Title } from 'docusaurus-preset-portal/elements';
import { startingPoints } from '../startFrom';
import styles from './styles.module.css';

/** Operations by the identifier that they take. */
export default function StartFrom() {
  return (
    <section className="landing-section">
      <Title as="h2" id="start-from">
        Start from what you have
      </Title>
      <p>
        Each register has its own numbers. Each response contains those for the next call.{' '}
        <Link to="/docs/list-of-registers">All registers</Link>.
      </p>
      <ul className={styles.starts}>
        {startingPoints.map(({ id, name, example, registers: names, calls }) => (
          <li key={id}>
            <Title as="h3" id={id}>
              {name}
            </Title>
            <code>{example}</code>
            <ul>
              {calls.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <p>
              <span className="visually-hidden">Registers: </span>
              {names.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
