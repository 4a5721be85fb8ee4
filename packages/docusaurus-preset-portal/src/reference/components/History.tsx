import type { ChangeSeverity, OperationChange, OperationRelease } from 'openapi-toolkit';
import { Prose } from './Prose';
import { PageSection } from './Title';

const TONES: Record<ChangeSeverity, string> = {
  breaking: ' badge--bad',
  risky: ' badge--warn',
  safe: ' badge--good',
  text: '',
};

/** Severity of a change, as a badge. */
export const SeverityBadge = ({ severity }: { severity: ChangeSeverity }) => (
  <span className={`badge${TONES[severity]}`}>{severity}</span>
);

/** Fields that a change links to, at most; each field of it has its own mark. */
const MOST_FIELDS = 8;

function Change({ change: { severity, text, migration, fields } }: { change: OperationChange }) {
  return (
    <li>
      <SeverityBadge severity={severity} /> <Prose as="span" html={text} />
      {migration && (
        <>
          {' '}
          <strong>What to do:</strong> <Prose as="span" html={migration} />
        </>
      )}
      <span className="ref-history-fields">
        {fields.slice(0, MOST_FIELDS).map(({ name, anchor }) => (
          <span key={name}>
            {' '}
            {anchor ? (
              <a href={`#${encodeURIComponent(anchor)}`}>
                <code>{name}</code>
              </a>
            ) : (
              <code>{name}</code>
            )}
          </span>
        ))}
        {fields.length > MOST_FIELDS && ` and ${fields.length - MOST_FIELDS} more`}
      </span>
    </li>
  );
}

/** Changes of the operation by version, in `details`. Renders nothing if there are none. */
export function History({ releases = [] }: { releases?: OperationRelease[] }) {
  if (releases.length === 0) return null;
  return (
    <PageSection id="history" title="History">
      {releases.map(({ version, date, changes, texts }) => (
        <details key={version} className="ref-history">
          <summary>
            {version} {date && <time dateTime={date}>{date}</time>}
          </summary>
          <ul>
            {changes.map((change) => (
              <Change key={change.text} change={change} />
            ))}
            {texts > 0 && (
              <li>{texts === 1 ? 'One text, label or example' : `${texts} texts, labels and examples`} changed.</li>
            )}
          </ul>
        </details>
      ))}
    </PageSection>
  );
}
