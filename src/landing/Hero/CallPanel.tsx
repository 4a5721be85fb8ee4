import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/plugins/chrome/CopyButton';
import { Tabs } from '@site/src/reference/components/Tabs';
import { formatJson } from '@site/src/reference/types/compactJson';
import { site } from '#site';
import Code from '../Code';
import type { Call, StartingPoint } from '../startFrom';
import styles from './styles.module.css';

const curlOf = ({ url, options = [] }: Call, host: string) =>
  [
    `curl ${options.some((option) => option.startsWith('--data')) ? '-G ' : ''}'${host}${url}'`,
    `-H "X-API-Key: $${site.keyVariable}"`,
    ...options,
    '--fail-with-body',
  ].join(' \\\n  ');

/**
 * Requests that take a value, and the responses to the example of its identifier.
 *
 * @param value Value of the reader, in the requests.
 */
export default function CallPanel({ start, value }: { start: StartingPoint; value: string }) {
  const { apiBaseUrl } = useDocusaurusContext().siteConfig.customFields as { apiBaseUrl: string };
  const { identifier, name, example, calls } = start;
  return (
    <section className={`ref-panel ref-samples ${styles.panel}`} aria-label={`Request and response: ${name}`}>
      <Tabs
        key={identifier}
        name="start-call"
        legend="Operation"
        tabs={calls
          .filter(({ response }) => response !== undefined)
          .map((call) => {
            const command = curlOf(call, apiBaseUrl).replaceAll(example, value);
            return {
              id: call.label,
              label: call.label,
              content: (
                <div className={styles.call}>
                  <CopyButton text={command} label="request" />
                  <Code text={command} language="shell" />
                  <div className={`landing-bar landing-status ${styles.status}`}>
                    <strong>200 OK</strong> Response to {example}, shortened
                  </div>
                  <div className={styles.response}>
                    <Code text={formatJson(call.response)} language="json" />
                  </div>
                  <div className={`landing-bar ${styles.more}`}>
                    <Link to={call.to}>Every parameter and field</Link>
                  </div>
                </div>
              ),
            };
          })}
      />
    </section>
  );
}
