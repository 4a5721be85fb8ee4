import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/chrome/CopyButton';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import call from '../firstCall.json';
import Json from './Json';
import { print } from './print';
import styles from './styles.module.css';

/** The command to copy; it reads the key from the environment. */
const curl = (host: string) => `curl --fail-with-body --silent --show-error \\
  ${host}${call.path} \\
  --header "${call.header}: $${call.variable}"`;

/** A first call to copy, and the response to expect. */
export default function FirstCall() {
  const { apiBaseUrl } = useDocusaurusContext().siteConfig.customFields as { apiBaseUrl: string };
  const command = curl(apiBaseUrl);
  return (
    <section>
      <Heading as="h2" id="first-call">
        The first call
      </Heading>
      <p>
        Put your key in <code>{call.variable}</code> (<Link to="/docs/authentication">how to get one</Link>), paste, and
        compare. {call.summary}: <Link to={call.page}>every parameter and field</Link>.
      </p>
      <div className={styles.exchange}>
        <div>
          <figure className={styles.panel}>
            <figcaption>
              <span>Request</span>
              <CopyButton text={command} label="the request" />
            </figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
            <pre tabIndex={0}>
              <code>{command}</code>
            </pre>
          </figure>
          <dl className={styles.notes}>
            {call.notes.map(({ field, text }) => (
              <div key={field}>
                <dt>
                  <code>{field}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.next}>
            Next:{' '}
            {call.next.map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 && ', '}
                <Link to={to}>{label}</Link>
              </Fragment>
            ))}
            .
          </p>
        </div>
        <figure className={styles.panel}>
          <figcaption>
            <span>Response, shortened</span>
            <span className={styles.status}>{call.status}</span>
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
          <pre tabIndex={0}>
            <code>
              <Json text={print(call.response)} />
            </code>
          </pre>
        </figure>
      </div>
    </section>
  );
}
