import { sitePath } from '../../../lib/sitePath';
import { Code } from '../../../reference/components/Code';
import { Tabs } from '../../../reference/components/Tabs';
import type { SandboxFileData, TerminalData } from '../build/data';

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
          content: <Code html={html} label={`${data.label}, ${label}`} />,
        }))}
      />
    </figure>
  );
}

/** Name, size and digest of the sandbox's one file. */
export function SandboxFile({ data }: { id: string; data: SandboxFileData }) {
  return (
    <dl className="sandbox-file">
      <dt>File</dt>
      <dd>
        <a href={sitePath(`/sandbox/${data.file}`)} download>
          {data.file}
        </a>
        , {data.kilobytes} kB
      </dd>
      <dt>SHA-256</dt>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the digest scrolls on narrow screens, and keyboards must reach it */}
      <dd tabIndex={0}>
        <code>{data.sha256}</code>
      </dd>
    </dl>
  );
}
