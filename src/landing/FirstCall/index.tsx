import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { commandsOf } from '@site/src/guides/first-call/commands';
import { GetKey, Tabs, Title } from 'docusaurus-preset-portal/elements';
import { formatJson } from 'openapi-toolkit';
import { guides } from '#site';
import LandingCode from '../Code';
import CopyButton from '../CopyButton';
import call from '../firstCall.json';
import styles from './styles.module.css';

const SHELLS = [
  { id: 'bash', label: 'Linux, macOS' },
  { id: 'powershell', label: 'Windows PowerShell' },
] as const;

/** Commands of a first call, to the sandbox and then with a key, and the expected response. */
export default function FirstCall() {
  const { apiBaseUrl } = useDocusaurusContext().siteConfig.customFields as { apiBaseUrl: string };
  const { start, ask, switch: ownKey } = commandsOf(apiBaseUrl);
  const steps = [
    { title: '1. Start it, with Node.js 20 or later', command: start },
    { title: '2. Ask it, in a second terminal', command: ask },
    { title: '3. Later, with your own key: one line', command: ownKey },
  ];
  return (
    <section className="landing-section">
      <Title as="h2" id="first-call">
        The first call
      </Title>
      <p>
        No key, no network: <Link to={guides.sandbox}>one file</Link> has these pages and the sandbox.{' '}
        <Link to={guides.gettingStarted}>Getting started</Link> has each step.
      </p>
      <div className={styles.columns}>
        <div>
          <section className="ref-panel ref-samples" aria-label="Commands">
            <Tabs
              name="first-call"
              legend="Shell"
              tabs={SHELLS.map(({ id, label }) => ({
                id,
                label,
                content: (
                  <ol className={styles.steps}>
                    {steps.map(({ title, command }) => (
                      <li key={title}>
                        <div>{title}</div>
                        <CopyButton label={title} />
                        <LandingCode text={command[id]} language={id} />
                      </li>
                    ))}
                  </ol>
                ),
              }))}
            />
          </section>
          <GetKey />
        </div>
        <section className="ref-panel" aria-label="Response">
          <div className="landing-bar landing-status">
            <strong>{call.status}</strong> <Link to={call.page}>{call.summary}</Link>, shortened
          </div>
          <LandingCode
            text={formatJson(call.response, 80)}
            language="json"
            noted={call.notes.map(({ field }) => field)}
          />
          <ol className={styles.notes}>
            {call.notes.map(({ field, text }) => (
              <li key={field}>
                <code>{field}</code> {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </section>
  );
}
