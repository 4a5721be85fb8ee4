import Link from '@docusaurus/Link';
import { useAnchor } from '../../reference/components/Place';
import { Prose } from '../../reference/components/Prose';
import type { ChangelogData } from '../build/data';

function Release({ release }: { release: ChangelogData['releases'][number] }) {
  const id = useAnchor(`${release.version}-${release.date}`);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {release.version}{' '}
        <time className="changelog-date" dateTime={release.date}>
          {release.date}
        </time>
      </h2>
      <dl className="changelog">
        {release.changes.map(({ title, href, summary }) => (
          <div key={title}>
            <dt>{href ? <Link to={href}>{title}</Link> : title}</dt>
            <Prose html={summary} as="dd" />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What changed, by version, newest first. */
export function Changelog({ data }: { id: string; data: ChangelogData }) {
  return data.releases.map((release) => <Release key={`${release.version}${release.date}`} release={release} />);
}
