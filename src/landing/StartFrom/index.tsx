import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { startingPoints } from '../startFrom';
import styles from './styles.module.css';

/** Operations by the identifier that they take. */
export default function StartFrom() {
  return (
    <section>
      <Heading as="h2" id="start-from">
        Start from what you have
      </Heading>
      <p className={styles.lead}>
        The registers have different numbers for the same house, company or car. Each response contains the numbers for
        the next call. <Link to="/docs/list-of-registers">All registers</Link>.
      </p>
      <ul className={styles.starts}>
        {startingPoints.map(({ id, identifier, example, registers: names, calls }) => (
          <li key={id} className={styles.start}>
            <Heading as="h3" id={id} className={styles.have}>
              {identifier}
            </Heading>
            <code className={styles.example}>{example}</code>
            <ul className={styles.calls}>
              {calls.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <p className={styles.registers}>
              <span className="visually-hidden">Registers: </span>
              {names.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
