import { SkipToContentLink } from '@docusaurus/theme-common';
import { CONTROL } from '@site/src/plugins/early-script/controls';
import styles from './styles.module.css';

/** The first stop of the keyboard, as upstream, with the name by which it is known before the app runs. */
export default function SkipToContent() {
  return <SkipToContentLink className={styles.skipToContent} {...{ [CONTROL]: 'skip-to-content' }} />;
}
