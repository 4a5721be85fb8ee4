import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstScreen, type OptionGroup } from './resultGroups';

/** A pause in typing, in ms. On phones, where rendering is slowest, keys are 250 to 500 ms apart. */
const PAUSE_MS = 600;

/**
 * Returns the groups to render: one screenful at once, the others when typing pauses. Most lists are replaced by the
 * next key before anybody scrolls.
 *
 * @param active Index of the active option, which is always rendered.
 */
export function useRenderedGroups(groups: OptionGroup[], active: number): OptionGroup[] {
  const [allGroups, setAllGroups] = useState<OptionGroup[]>();
  const first = useMemo(() => firstScreen(groups), [groups]);
  useEffect(() => {
    if (first === groups) return;
    const pause = setTimeout(() => startTransition(() => setAllGroups(groups)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [first, groups]);
  const isOnFirstScreen = active < first.reduce((sum, { options }) => sum + options.length, 0);
  return allGroups === groups || !isOnFirstScreen ? groups : first;
}
