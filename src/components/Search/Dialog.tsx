import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import styles from './dialog.module.css';
import type { SearchRecord } from './engine';
import { grouped } from './groups';
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
  const [typed, setTyped] = useState(typedBefore);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentPicks);
  const found = useHits(baseUrl, typed, attempt);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const groups = useMemo(() => {
    if (found.query !== '') {
      return grouped(found.hits).map(({ name, hits }) => ({
        name,
        options: hits.map(({ record, terms }): Option => ({ record, terms: new Set(terms) })),
      }));
    }
    return recent.length > 0 ? [{ name: 'Recent', options: recent.map((record): Option => ({ record })) }] : [];
  }, [found, recent]);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(active, options.length - 1);

  function pick(record: SearchRecord | Option['record']) {
    keepPick(record);
    dialog.current?.close();
    openResult(record.href, (to) => history.push(to));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        keepPick(chosen.record);
        window.open(chosen.record.href, '_blank', 'noopener');
      } else if (found.query === typed.trim()) pick(chosen.record);
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
        <div className={styles.foot}>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
          </span>
          {found.query !== '' ? (
            <Link to={`/search?q=${encodeURIComponent(found.query)}`} onClick={() => dialog.current?.close()}>
              All results
            </Link>
          ) : (
            recent.length > 0 && (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  forgetPicks();
                  setRecent([]);
                }}
              >
                Clear recent
              </button>
            )
          )}
        </div>
      </div>
    </dialog>
  );
}
