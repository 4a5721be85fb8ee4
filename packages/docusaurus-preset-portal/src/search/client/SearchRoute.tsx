import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { apis, mayBePersonal, recognise, searched } from 'docusaurus-preset-portal/content';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Hit } from '../engine';
import { countOf } from '../engine/pages';
import { FILTERS } from '../engine/records';
import { filterOf, filters } from './filters';
import { NoResults, Starts } from './NoResults';
import styles from './page.module.css';
import { Result } from './Result';
import row from './result.module.css';
import { statusOf, useHits } from './useHits';
import { ValueVerdict } from './ValueVerdict';

/** Results listed initially, and added by "Show more". */
const PAGE_SIZE = 30;

/** A matching section of a page, with further occurrences of the same field. */
function Part({ record, terms }: Hit) {
  const { href, occurrences = [] } = record;
  return (
    <>
      <Link to={href} className={`${row.result} ${row.part}`}>
        <Result record={record} terms={terms} isPart />
      </Link>
      {occurrences.length > 0 && (
        <details>
          <summary>Also in</summary>
          <ul>
            {occurrences.map(([where, to]) => (
              <li key={to}>
                <Link to={to}>{where}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** True if a query can be personal data: then it must not stay in the URL. */
const isPersonal = (text: string): boolean => recognise(text).some((option) => option.isPersonal);

/** Page with all results of a query, and filters. Query and filters are in the URL, so that it can be shared. */
function SearchPage() {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(search);
  const q = parameters.get('q') ?? '';
  const filter = filterOf(parameters.get('kind') ?? '');
  const api = parameters.get('api') ?? '';
  const [typed, setTyped] = useState(q);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);
  // In the page of the server, which knows no query.
  const [isEmpty, setIsEmpty] = useState(true);
  const found = useHits(typed, filter, attempt);

  useEffect(() => setTyped((typed) => (q === '' && mayBePersonal(typed) ? typed : q)), [q]);
  useEffect(() => setIsEmpty(typed.trim() === ''), [typed]);
  useEffect(() => {
    if (isPersonal(q)) history.replace(pathname);
  }, [q, pathname, history]);

  function change(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setVisibleCount(PAGE_SIZE);
    history.replace({ pathname, search: `?${next}` });
  }

  function type(text: string) {
    setTyped(text);
    change('q', mayBePersonal(text) ? '' : text);
  }
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text that was typed before hydration
  useLayoutEffect(() => {
    const text = field.current?.value;
    if (text && text !== q) type(text);
  }, []);

  const groups = found.groups.filter(({ page }) => api === '' || page.api === api);
  const listed = { ...found, groups, count: countOf(groups) };
  return (
    <div className={styles.page} translate="no">
      <search>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.wide}>
            Search for
            <input
              ref={field}
              type="search"
              name="q"
              value={typed}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
            />
          </label>
          <label>
            What
            <select value={filter ?? ''} onChange={(event) => change('kind', event.target.value)}>
              <option value="">Everything</option>
              {filters.map((option) => (
                <option key={option} value={option}>
                  {FILTERS[option].label}
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
      <output className={styles.status}>{statusOf(listed)}</output>
      {isEmpty && <Starts />}
      <ValueVerdict text={typed} />
      <NoResults found={listed} onRetry={() => setAttempt(attempt + 1)} />
      <ol className={styles.results}>
        {listed.groups.slice(0, visibleCount).map(({ page, terms, parts }) => (
          <li key={page.href}>
            <Link to={page.href} className={row.result}>
              <Result record={page} terms={terms} />
            </Link>
            {parts.length > 0 && (
              <ul className="search-parts">
                {parts.map((part) => (
                  <li key={part.record.href}>
                    <Part {...part} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {listed.groups.length > visibleCount && (
        <button type="button" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          Show more
        </button>
      )}
    </div>
  );
}

/** `/search?q=`: every result of a query, with filters. */
export default function SearchRoute() {
  return (
    <Layout title="Search" description={searched.description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <h1>Search</h1>
        <SearchPage />
        <noscript>
          <p>Search runs in your browser and needs JavaScript.</p>
        </noscript>
      </main>
    </Layout>
  );
}
