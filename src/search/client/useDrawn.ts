import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstScreen, type OptionGroup } from './resultGroups';

/** A pause in typing, in ms. On a phone, where a key costs most, a quarter to half a second lies between two keys. */
const PAUSE = 600;

/**
 * The groups that are drawn: what a screen shows as soon as it is found, the others when the reader pauses. Most lists
 * are replaced by that of the next key before anybody scrolls.
 *
 * @param active Index of the active option: it is always drawn.
 */
export function useDrawn(groups: OptionGroup[], active: number): OptionGroup[] {
  const [whole, setWhole] = useState<OptionGroup[]>();
  const first = useMemo(() => firstScreen(groups), [groups]);
  useEffect(() => {
    if (first === groups) return;
    const pause = setTimeout(() => startTransition(() => setWhole(groups)), PAUSE);
    return () => clearTimeout(pause);
  }, [first, groups]);
  const isDrawn = active < first.reduce((sum, { options }) => sum + options.length, 0);
  return whole === groups || !isDrawn ? groups : first;
}
