import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ValueCalls } from '@site/src/guides/identifiers/box/client/calls';
import { Tabs } from 'docusaurus-preset-portal/elements';
import { formatJson } from 'openapi-toolkit';
import { site } from '#site';
import LandingCode from '../Code';
import CopyButton from '../CopyButton';
import { type StartCall, startingPoints } from '../startFrom';
import styles from './styles.module.css';

const curlOf = ({ url, options = [] }: StartCall, host: string) =>
  [
    `curl ${options.some((option) => option.startsWith('--data')) ? '-G ' : ''}'${host}${url}'`,
    `-H "X-API-Key: $${site.keyVariable}"`,
    ...options,
    '--fail-with-body',
  ].join(' \\\n  ');

/**
 * Requests that send a value, or the reason why there are none. Those of a starting point have responses to its example.
 */
export default function CallPanel({ identifier, name, value, calls, reason }: ValueCalls) {
  const { apiBaseUrl } = useDocusaurusContext().siteConfig.customFields as { apiBaseUrl: string };
  const start = startingPoints.find((startingPoint) => startingPoint.identifier === identifier);
  const withResponses = start?.calls
    .filter(({ response }) => response !== undefined)
    .map((call) => ({ ...call, command: curlOf(call, apiBaseUrl).replaceAll(start.example, value) }));
  return (
    <section
      className={`ref-panel ref-samples ${styles.panel}`}
      aria-label={`Request and response: ${start?.name ?? name}`}
    >
      {reason && (
        <p className="landing-bar">
          <strong>No request for this.</strong> {reason}{' '}
          {calls.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <Tabs
        key={identifier}
        name="start-call"
        legend="Operation"
        tabs={(withResponses ?? calls)
          .filter(({ command }) => command !== undefined)
          .map(({ label, to, command = '', response }, index) => ({
            id: `${index + 1}`,
            label,
            content: (
              <div className={styles.call}>
                <CopyButton label="request" />
                <LandingCode text={command} language="shell" />
                {response !== undefined && (
                  <>
                    <div className={`landing-bar landing-status ${styles.status}`}>
                      <strong>200 OK</strong> Response to {start?.example}, shortened
                    </div>
                    <div className={styles.response}>
                      <LandingCode text={formatJson(response)} language="json" />
                    </div>
                  </>
                )}
                <div className={`landing-bar ${styles.more}`}>
                  <Link to={to}>Every parameter and field</Link>
                </div>
              </div>
            ),
          }))}
      />
    </section>
  );
}
