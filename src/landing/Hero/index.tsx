import Link from '@docusaurus/Link';
import type { ValueCalls } from '@site/src/guides/identifiers/box/client/calls';
import { enhance } from '@site/src/guides/identifiers/box/client/enhance';
import { type BoxProps, IdentifierBox } from '@site/src/guides/identifiers/box/components/IdentifierBox';
import { useEffect, useRef, useState } from 'react';
import { guides, site } from '#site';
import { type StartingPoint, startingPoints } from '../startFrom';
import CallPanel from './CallPanel';
import styles from './styles.module.css';

/** The last sentence of the tagline, and the sentences before it. */
const [, opening = '', closing = site.tagline] = /^(.*\.)\s+([^.]+\.)$/.exec(site.tagline) ?? [];

const [first] = startingPoints as readonly [StartingPoint, ...StartingPoint[]];

const box: BoxProps = {
  links: startingPoints.map(({ id, name }) => ({ name, href: `#${id}` })),
  examples: startingPoints.map(({ identifier, name, example, verdict }) => ({
    identifier,
    name,
    value: example,
    verdict,
  })),
};

/** The APIs in one sentence, the first links, and the identifier box with the requests that it leads to. */
export default function Hero() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ValueCalls>({ ...first, value: first.example });
  useEffect(() => (frame.current ? enhance(frame.current, setShown) : undefined), []);
  return (
    <header className={`landing-hero ${styles.hero}`}>
      <div ref={frame}>
        <h1>
          <span>{opening}</span> <span className={styles.closing}>{closing}</span>
        </h1>
        <p className="landing-lead">
          Look up an address, a property, a company, a vehicle or a person in the Danish registers. Responses are typed,
          and records name the register of each part.
        </p>
        <p className="landing-actions">
          <Link to="#first-call" className="button button--filled">
            Make the first call
          </Link>
          <Link to={guides.reference} className="button">
            Browse the reference
          </Link>
        </p>
        <IdentifierBox id="landing" data={box} />
      </div>
      <CallPanel {...shown} />
    </header>
  );
}
