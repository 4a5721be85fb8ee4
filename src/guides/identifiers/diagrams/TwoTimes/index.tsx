import type { ReactNode } from 'react';
import styles from '../diagram.module.css';
import { type Label, Labels } from '../Labels';

/** Texts in the boxes. */
const BOX_LABELS: readonly Label[] = [
  ['name', 104, 226, 'Code 2, no end known'],
  ['id', 104, 248, 'Version 1000101'],
  ['id', 104, 268, 'no longer registered'],
  ['name', 104, 100, 'Code 2, with its end'],
  ['id', 104, 122, 'Version 1000102'],
  ['name', 334, 100, 'Code 1'],
  ['id', 334, 122, 'Version 1000103'],
];

/** Texts at the axes. */
const AXIS_LABELS: readonly Label[] = [
  ['edge', 90, 312, '1 Oct 2008'],
  ['edge', 320, 312, '1 Sep 2021', 'middle'],
  ['edge', 488, 312, 'today', 'end'],
  ['edge', 82, 282, 'Oct 2008', 'end'],
  ['edge', 82, 195, '20 Sep', 'end'],
  ['edge', 82, 212, '2021', 'end'],
  ['edge', 82, 64, 'today', 'end'],
  ['name', 488, 342, 'Effect: when it holds in the world', 'end'],
  ['name', 4, 22, 'Registration: when the register says so'],
];

/** The three versions of one feature, by effect time (horizontal) and registration time (vertical). */
export default function TwoTimes(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 500 360" role="img" aria-labelledby="two-times-title two-times-text">
        <title id="two-times-title">Three versions of one value in effect time and registration time</title>
        <desc id="two-times-text">
          From 14 October 2008 to 20 September 2021 the register says that the boiler, code 2, is in effect from 1
          October 2008 without an end. From 20 September 2021 it says that code 2 was in effect until 1 September 2021
          and that district heating, code 1, is in effect from that day.
        </desc>
        <rect className={styles.past} x={90} y={190} width={390} height={100} />
        <rect className={styles.box} x={90} y={60} width={230} height={130} />
        <rect className={styles.box} x={320} y={60} width={160} height={130} />
        <Labels labels={BOX_LABELS} />
        <path className={styles.line} d="M90 290 V40 M84 48 L90 38 L96 48" />
        <path className={styles.line} d="M90 290 H486 M478 284 L488 290 L478 296" />
        <line className={styles.mark} x1={320} y1={60} x2={320} y2={298} />
        <Labels labels={AXIS_LABELS} />
      </svg>
      <figcaption>
        The red line is the day the heating was replaced. For 19 days the register still said the old value without an
        end. Not to scale.
      </figcaption>
    </figure>
  );
}
