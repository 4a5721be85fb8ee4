import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { apis } from '@site/src/apis';
import { useEffect, useState } from 'react';
import { KINDS } from '../engine/records';
import { NoResults } from './NoResults';
import styles from './page.module.css';
import { Result } from './Result';
import { KIND_NAMES } from './resultGroups';
import { useHits } from './useHits';

/** Results shown at first, and added by "Show more". */
const PAGE_SIZE = 30;

/** All results of a query, with filters. Query and filters are in the address, so that it can be shared. */
export function SearchPage() {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const parameters = new URLSearchParams(search);
  const q = parameters.get('q') ?? '';
  const kind = parameters.get('kind') ?? '';
  const api = parameters.get('api') ?? '';
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);
  const found = useHits(baseUrl, typed, attempt);

  useEffect(() => setTyped(q), [q]);

  function change(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setShown(PAGE_SIZE);
    history.replace({ pathname, search: `?${next}` });
  }

  const hits = found.hits.filter(
    ({ record }) => (kind === '' || record.kind === kind) && (api === '' || record.api === api),
  );
  const status = found.state === 'ready' ? `${hits.length} ${hits.length === 1 ? 'result' : 'results'}` : '';
  return (
    <div className={styles.page}>
      <search>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.wide}>
            Search for
            <input
              type="search"
              name="q"
              value={typed}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                change('q', event.target.value);
              }}
            />
          </label>
          <label>
            What
            <select value={kind} onChange={(event) => change('kind', event.target.value)}>
              <option value="">Everything</option>
              {KINDS.filter((one) => one in KIND_NAMES).map((one) => (
                <option key={one} value={one}>
                  {KIND_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
          <label>
            API
            <select value={api} onChange={(event) => change('api', event.target.value)}>
              <option value="">All</option>
              {apis.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </form>
      </search>
      <output className={styles.status}>{status}</output>
      <NoResults found={found} onRetry={() => setAttempt(attempt + 1)} onWord={(word) => change('q', word)} />
      <ol className={styles.results}>
        {hits.slice(0, shown).map(({ record, terms }) => (
          <li key={record.id}>
            <Link to={record.href} className={styles.result}>
              <Result record={record} terms={new Set(terms)} />
            </Link>
            {record.places && (
              <details>
                <summary>Also in</summary>
                <ul>
                  {record.places.map(([where, href]) => (
                    <li key={href}>
                      <Link to={href}>{where}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
      {hits.length > shown && (
        <button type="button" className="button button--secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more
        </button>
      )}
    </div>
  );
}
