import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchRecord } from '../engine';
import styles from './dialog.module.css';
import { Foot } from './Foot';
import { offered } from './groups';
import { Nothing } from './Nothing';
import { type Option, Options } from './Options';
import { openResult } from './open';
import { forgetPicks, keepPick, recentPicks } from './recent';
import { useHits } from './useHits';

const LIST = 'search-results';

interface Props {
  /** What was typed while this was being loaded. */
  typedBefore: () => string;
  onClose: () => void;
}

/** Search over the page, after the ARIA combobox pattern. Who opened it gives the focus back when it closes. */
export default function SearchDialog({ typedBefore, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  // Enter came before the hits for what was typed.
  const [hurried, setHurried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentPicks);
  const found = useHits(baseUrl, typed, attempt);

  // In the very moment this takes the place of the field that waited: no key falls between the two.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setTyped(typedBefore());
  }, [typedBefore]);

  const groups = useMemo(() => offered(found, recent), [found, recent]);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(active, options.length - 1);

  function pick(record: SearchRecord | Option['record']) {
    keepPick(record);
    dialog.current?.close();
    openResult(record.href, (to) => history.push(to));
  }

  const isBehind = found.query !== typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the hits for what was typed arrive
  useEffect(() => {
    if (isBehind || !hurried) return;
    setHurried(false);
    if (options[0]) pick(options[0].record);
  }, [isBehind]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && isBehind) setHurried(true);
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        keepPick(chosen.record);
        window.open(chosen.record.href, '_blank', 'noopener');
      } else pick(chosen.record);
    }
  }

  function onOptionClick(event: MouseEvent, record: Option['record']) {
    // Other clicks are the browser's: new tab, new window, download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return keepPick(record);
    event.preventDefault();
    pick(record);
  }

  const count = found.hits.length;
  const status =
    found.state === 'ready' ? (count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`) : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={options.length > 0}
            aria-controls={LIST}
            aria-activedescendant={options.length > 0 ? `${LIST}-${at}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder="Operation, field, path, word …"
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setHurried(false);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <output className={styles.status}>{status}</output>
        <div className={styles.body}>
          <Options id={LIST} groups={groups} active={at} onClick={onOptionClick} onPoint={setActive} />
          <Nothing
            found={found}
            onWord={setTyped}
            onRetry={() => setAttempt(attempt + 1)}
            empty={options.length === 0 && typed === ''}
          />
        </div>
        <Foot
          query={found.query}
          onAll={() => dialog.current?.close()}
          hasRecent={recent.length > 0}
          onForget={() => {
            forgetPicks();
            setRecent([]);
          }}
        />
      </div>
    </dialog>
  );
}
