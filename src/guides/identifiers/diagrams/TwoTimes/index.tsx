import type { ReactNode } from 'react';
import styles from '../diagram.module.css';

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
        <text className={styles.name} x={104} y={226}>
          Code 2, no end known
        </text>
        <text className={styles.id} x={104} y={248}>
          Version 1000101
        </text>
        <text className={styles.id} x={104} y={268}>
          no longer registered
        </text>
        <text className={styles.name} x={104} y={100}>
          Code 2, with its end
        </text>
        <text className={styles.id} x={104} y={122}>
          Version 1000102
        </text>
        <text className={styles.name} x={334} y={100}>
          Code 1
        </text>
        <text className={styles.id} x={334} y={122}>
          Version 1000103
        </text>
        <path className={styles.line} d="M90 290 V40 M84 48 L90 38 L96 48" />
        <path className={styles.line} d="M90 290 H486 M478 284 L488 290 L478 296" />
        <line className={styles.mark} x1={320} y1={60} x2={320} y2={298} />
        <text className={styles.edge} x={90} y={312}>
          1 Oct 2008
        </text>
        <text className={styles.edge} x={320} y={312} textAnchor="middle">
          1 Sep 2021
        </text>
        <text className={styles.edge} x={488} y={312} textAnchor="end">
          today
        </text>
        <text className={styles.edge} x={82} y={282} textAnchor="end">
          Oct 2008
        </text>
        <text className={styles.edge} x={82} y={195} textAnchor="end">
          20 Sep
        </text>
        <text className={styles.edge} x={82} y={212} textAnchor="end">
          2021
        </text>
        <text className={styles.edge} x={82} y={64} textAnchor="end">
          today
        </text>
        <text className={styles.name} x={488} y={342} textAnchor="end">
          Effect: when it holds in the world
        </text>
        <text className={styles.name} x={4} y={22}>
          Registration: when the register says so
        </text>
      </svg>
      <figcaption>
        The red line is the day the heating was replaced. For 19 days the register still said the old value without an
        end. Not to scale.
      </figcaption>
    </figure>
  );
}
