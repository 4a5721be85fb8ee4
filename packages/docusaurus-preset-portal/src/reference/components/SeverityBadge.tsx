import type { ChangeSeverity } from 'openapi-toolkit';

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
