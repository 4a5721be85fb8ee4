import TOC from '@theme-init/TOC';
import clsx from 'clsx';
import Feedback from 'docusaurus-preset-portal/feedback/client/Feedback';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** The table of contents, with the question for feedback below it, both staying in view together. */
export default function TOCWithFeedback(props: ComponentProps<typeof TOC>) {
  return (
    <div className={styles.column}>
      <TOC {...props} className={clsx(props.className, styles.toc)} />
      <Feedback place="column" />
    </div>
  );
}
