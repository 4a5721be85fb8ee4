import type { LoadingComponentProps } from 'react-loadable';

/** The state of a page that loads, or did not load. Upstream draws an animation, in 1.5 kB that every reader loads. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error)
    return (
      <main className="container padding-vert--xl">
        <h1>This page did not load.</h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--filled" onClick={retry}>
          Retry
        </button>
      </main>
    );
  return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
}
