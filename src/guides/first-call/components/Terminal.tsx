import { ReferenceCode, Tabs } from 'docusaurus-preset-portal/elements';
import { sitePath } from 'docusaurus-preset-portal/terms';
import type { OfflineFileData, TerminalData } from '../build/data';

/** A command to paste, for each shell. */
export function Terminal({ id, data }: { id: string; data: TerminalData }) {
  return (
    <figure className="snippet">
      <figcaption className="snippet-title">{data.label}</figcaption>
      <Tabs
        name={`${id}-shell`}
        legend={`Shell: ${data.label}`}
        persistKey="shell"
        tabs={data.shells.map(({ id: shell, label, html }) => ({
          id: shell,
          label,
          content: <ReferenceCode html={html} label={`${data.label}, ${label}`} language={shell} />,
        }))}
      />
    </figure>
  );
}

/** Name of the file that readers take along, and the digest of the contracts in it. */
export function OfflineFile({ data }: { id: string; data: OfflineFileData }) {
  return (
    <dl className="offline-file">
      <dt>File</dt>
      <dd>
        <a href={sitePath(`/${data.file}`)} download>
          {data.file}
        </a>
      </dd>
      <dt>SHA-256 of the contracts</dt>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the digest scrolls on narrow screens, and keyboards must reach it */}
      <dd tabIndex={0}>
        <code>{data.contracts}</code>
      </dd>
    </dl>
  );
}
