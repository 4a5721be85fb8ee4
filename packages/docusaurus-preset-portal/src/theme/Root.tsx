import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect } from 'react';
import { markHydrated } from '../plugins/early-script/client/state';

/** The component around the whole app, which has no look. It reports to the early script that hydration is complete. */
export default function Root({ children }: { children: ReactNode }) {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // The effects of all other components ran before, also those that differ between server and browser.
    if (isBrowser) markHydrated();
  }, [isBrowser]);
  return <>{children}</>;
}
