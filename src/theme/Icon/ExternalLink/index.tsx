import type { Props } from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** An arrow out of a frame. */
export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} className={styles.icon} aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth={2} d="M20 13v9H2V5h10m2-3h8v8m0-8L11 13" />
    </svg>
  );
}
