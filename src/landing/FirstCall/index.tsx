import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { commandsOf } from '@site/src/guides/first-call/commands';
import { siteUrl } from '@site/src/lib/basePath';
import { GetKey } from '@site/src/reference/components/GetKey';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import { guides, site } from '#site';
import call from '../firstCall.json';
import Command from './Command';
import { formatJson } from './formatJson';
import Json from './Json';
import styles from './styles.module.css';

/** Commands of a first call, to the sandbox and then with a key, and the expected response. */
export default function FirstCall() {
  const { apiBaseUrl } = useDocusaurusContext().siteConfig.customFields as { apiBaseUrl: string };
  const { start, ask, switch: ownKey } = commandsOf({ siteUrl: siteUrl(site), apiBaseUrl });
  return (
    <section>
      <Heading as="h2" id="first-call">
        The first call
      </Heading>
      <p>
        No key, one command: the sandbox runs on your machine, with Node.js 20 or later. Ask it in a second terminal,
        and compare. {call.summary}: <Link to={call.page}>every parameter and field</Link>. Step by step, in nine
        languages: <Link to={guides.gettingStarted}>Getting started</Link>.
      </p>
      <div className={styles.exchange}>
        <div>
          <Command id="start" title="1. Start the sandbox" command={start} />
          <Command id="ask" title="2. Ask it, in a second terminal" command={ask} />
          <Command id="switch" title="Now with your own key: one line" command={ownKey} />
          <GetKey />
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
              <Json text={formatJson(call.response)} />
            </code>
          </pre>
        </figure>
      </div>
    </section>
  );
}
