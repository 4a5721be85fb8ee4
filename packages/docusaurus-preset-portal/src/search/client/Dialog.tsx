import { useHistory } from '@docusaurus/router';
import { searched } from 'docusaurus-preset-portal/content';
import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sitePath } from '../../lib/sitePath';
import { FILTERS, type Filter } from '../engine/records';
import { DialogFooter } from './DialogFooter';
import styles from './dialog.module.css';
import { filters } from './filters';
import { NoResults } from './NoResults';
import { ResultList } from './ResultList';
import { forgetPicks, keepPick, recentPicks } from './recentPicks';
import { bestIndex, MAX_PAGES, type Option, resultGroups, startGroups } from './resultGroups';
import { useCombobox } from './useCombobox';
import { hasResultsPage, statusOf, useHits } from './useHits';
import { mayBeIdentifier, ValueVerdict } from './ValueVerdict';

interface FilterProps {
  filter: Filter | undefined;
  onFilter: (filter: Filter | undefined) => void;
}

/** Filters by kind. Radio buttons, so that arrow keys change the filter and Tab leaves it. */
function KindFilters({ filter, onFilter }: FilterProps) {
  const choices: { value?: Filter; label: string }[] = [
    { label: 'All' },
    ...filters.map((value) => ({ value, label: FILTERS[value].label })),
  ];
  return (
    <fieldset className={`segmented ${styles.filters}`}>
      <legend className="visually-hidden">Show</legend>
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name="search-filter" checked={filter === value} onChange={() => onFilter(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Opens a result. On the current page, a `hashchange` event scrolls to the section and marks it, also the second time. */
function openResult(href: string, push: (to: string) => void): void {
  const { pathname, hash } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname || hash === '') push(href);
  else if (hash === window.location.hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = hash;
}

const LIST = 'search-results';
const SHOWN = searched.isDialogOnly ? 4 * MAX_PAGES : MAX_PAGES;
const ENTER = { key: 'Enter', bubbles: true };

interface Props {
  /** Returns the text typed before the dialog was loaded. */
  takeTypedText: () => { text: string; isEntered: boolean };
  /** The opener of the dialog restores the focus. */
  onClose: () => void;
}

/**
 * Search dialog, after the ARIA combobox pattern. It opts out of browser translation, which wraps text nodes in
 * elements and breaks React's updates.
 */
export default function SearchDialog({ takeTypedText, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [recent, setRecent] = useState(recentPicks);
  const [filter, setFilter] = useState<Filter>();
  // URLs must not contain personal data: a query that looks like an identifier is linked only after it is known not to
  // be personal.
  const [publicQuery, setPublicQuery] = useState('');
  const setPublic = useCallback((text: string, isPersonal: boolean) => setPublicQuery(isPersonal ? '' : text), []);
  const found = useHits(query, filter, attempt, SHOWN);
  const isEmpty = query.trim() === '';
  const groups = useMemo(() => (isEmpty ? startGroups(recent) : resultGroups(found)), [isEmpty, found, recent]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);

  // A layout effect runs before the next key event, so no key is lost between the placeholder field and this one.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const { text, isEntered } = takeTypedText();
    setQuery(text);
    // Dispatched after the text has become the query.
    if (isEntered) setTimeout(() => input.current?.dispatchEvent(new KeyboardEvent('keydown', ENTER)));
  }, [takeTypedText]);

  const close = () => dialog.current?.close();

  const choose = useCallback(
    ({ record }: Option, inNewTab: boolean) => {
      keepPick(record);
      if (inNewTab) {
        window.open(sitePath(record.href), '_blank', 'noopener');
        return;
      }
      dialog.current?.close();
      openResult(sitePath(record.href), (to) => history.push(to));
    },
    [history],
  );

  const { active, setActive, onKeyDown, reset } = useCombobox(
    options,
    bestIndex(found),
    // Starting points need no search.
    !isEmpty && (found.query !== query.trim() || found.filter !== filter),
    choose,
  );
  const isShared =
    !searched.isDialogOnly && hasResultsPage(found) && (!mayBeIdentifier(found.query) || found.query === publicQuery);

  const onOptionClick = useCallback(
    (event: MouseEvent, option: Option) => {
      // The browser handles modified clicks: new tab, new window, download.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return keepPick(option.record);
      event.preventDefault();
      choose(option, false);
    },
    [choose],
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      translate="no"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={options.length > 0}
            aria-controls={LIST}
            aria-activedescendant={options.length > 0 ? `${LIST}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder="Operation, field, path, word …"
            autoFocus
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              reset();
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
        <KindFilters
          filter={filter}
          onFilter={(next) => {
            setFilter(next);
            reset();
          }}
        />
        <output className={styles.status}>{isEmpty ? searched.hint : statusOf(found)}</output>
        <div className={styles.body}>
          <ValueVerdict text={query.trim()} onChecked={setPublic} />
          <ResultList id={LIST} groups={groups} active={active} onClick={onOptionClick} onPoint={setActive} />
          <NoResults found={found} onRetry={() => setAttempt(attempt + 1)} />
        </div>
        <DialogFooter
          shared={isShared ? found.query : ''}
          onAll={close}
          hasRecent={isEmpty && recent.length > 0}
          onForget={() => {
            forgetPicks();
            setRecent([]);
          }}
        />
      </div>
    </dialog>
  );
}
