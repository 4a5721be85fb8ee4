import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { Title } from 'docusaurus-preset-portal/elements';
import { useEffect, useRef } from 'react';
import { apiOf } from '../apiOf';
import houseLine from '../houseLine.json';
import styles from './styles.module.css';

/** Draws a line when it comes into view, once; one that is in view stays. `waiting` is its class before. */
function drawOnEntry(line: Element, waiting: string): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    const isBelow = entry !== undefined && entry.boundingClientRect.top > window.innerHeight;
    line.classList.toggle(waiting, isBelow);
    if (!isBelow) observer.disconnect();
  });
  observer.observe(line);
  return () => observer.disconnect();
}

/** History of an invented house: each entry leads to the field of a response that has it. */
export default function HouseLine() {
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => (line.current ? drawOnEntry(line.current, styles.waiting ?? '') : undefined), []);
  return (
    <section className="landing-section">
      <Title as="h2" id="one-house">
        The history of one house
      </Title>
      <p>{houseLine.subject} is invented, like all examples here.</p>
      <ol className={styles.line} ref={line}>
        {houseLine.moments.map(({ when, what, api, page, tense }) => (
          <li key={when} className={clsx(styles.moment, styles[tense])}>
            <Link to={`${apiOf(api).route}/${page}`} className={styles.when}>
              {when}
            </Link>
            <span className={styles.what}>{what}</span>
            <span className={styles.api}>{apiOf(api).title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
