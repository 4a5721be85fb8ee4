import { type HaveLink, IdentifierBox } from '@site/src/guides/identifiers/box/components/IdentifierBox';
import { useEffect, useRef } from 'react';
import { showLoadFailure } from '../../lib/loadFailure';
import { whenNeeded } from '../../plugins/early-script/client/whenNeeded';

/** The identifier box; what makes it respond is loaded when the browser is idle. */
export default function Have({ links }: { links: readonly HaveLink[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isThere = true;
    const start = async () => {
      const { enhance } = await import('../../guides/identifiers/box/client/enhance');
      if (isThere && frame.current) stop = enhance(frame.current);
    };
    const begin = () => {
      start().catch(() => {
        const form = isThere && frame.current?.querySelector('form');
        if (form) showLoadFailure(form, 'What reads your value could not be loaded.', begin);
      });
    };
    whenNeeded(begin);
    return () => {
      isThere = false;
      stop();
    };
  }, []);
  return (
    <div ref={frame}>
      <IdentifierBox id="landing" data={{ links }} />
    </div>
  );
}
