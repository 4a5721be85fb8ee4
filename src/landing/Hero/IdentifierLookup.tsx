import { type HaveLink, IdentifierBox } from '@site/src/guides/identifiers/box/components/IdentifierBox';
import { useEffect, useRef } from 'react';
import { showLoadFailure } from '../../lib/loadFailure';
import { whenNeeded } from '../../plugins/early-script/client/whenNeeded';

/** Identifier box. Its behaviour is loaded when the browser is idle. */
export default function IdentifierLookup({ links }: { links: readonly HaveLink[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isMounted = true;
    const start = async () => {
      const { enhance } = await import('../../guides/identifiers/box/client/enhance');
      if (isMounted && frame.current) stop = enhance(frame.current);
    };
    const startOrOfferRetry = () => {
      start().catch(() => {
        const form = isMounted && frame.current?.querySelector('form');
        if (form) showLoadFailure(form, 'What reads your value could not be loaded.', startOrOfferRetry);
      });
    };
    whenNeeded(startOrOfferRetry);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return (
    <div ref={frame}>
      <IdentifierBox id="landing" data={{ links }} />
    </div>
  );
}
