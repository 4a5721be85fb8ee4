import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option } from './resultGroups';

interface Combobox {
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Call when the query changes. */
  reset: () => void;
}

/**
 * Keyboard handling of the combobox: arrows move the active option, Enter opens it, with Ctrl or ⌘ in a new tab.
 *
 * @param isStale True if the options belong to an earlier query or filter: Enter then waits for the current ones.
 */
export function useCombobox(
  options: readonly Option[],
  bestIndex: number,
  isStale: boolean,
  choose: (option: Option, inNewTab: boolean) => void,
): Combobox {
  const [chosen, setActive] = useState<number>();
  /** An Enter that waits for its options. */
  const [pending, setPending] = useState<{ inNewTab: boolean }>();
  const active = Math.min(chosen ?? bestIndex, options.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the options of the query arrive
  useEffect(() => {
    if (isStale || !pending) return;
    setPending(undefined);
    const option = options[bestIndex];
    if (option) choose(option, pending.inNewTab);
  }, [isStale]);

  function move(event: KeyboardEvent, step: number) {
    event.preventDefault();
    if (options.length > 0) setActive((active + step + options.length) % options.length);
  }

  function enter(event: KeyboardEvent) {
    const option = options[active];
    const inNewTab = event.ctrlKey || event.metaKey;
    if (isStale) setPending({ inNewTab });
    else if (option) {
      event.preventDefault();
      choose(option, inNewTab);
    }
  }

  return {
    active,
    setActive,
    reset() {
      setActive(undefined);
      setPending(undefined);
    },
    onKeyDown(event) {
      // During IME composition, Enter and arrows select characters.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') move(event, 1);
      else if (event.key === 'ArrowUp') move(event, -1);
      else if (event.key === 'Enter') enter(event);
    },
  };
}
