import type { Command as Texts } from '@site/src/guides/first-call/commands';
import CopyButton from '@site/src/plugins/chrome/CopyButton';
import { Tabs } from '@site/src/reference/components/Tabs';
import styles from './styles.module.css';

/** A command with a button that copies it. */
function Panel({ text, title }: { text: string; title: string }) {
  return (
    <div className={styles.command}>
      <CopyButton text={text} label={title} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/**
 * A command of the first call, for each shell.
 *
 * @param id Unique on the page.
 */
export default function Command({ id, title, command }: { id: string; title: string; command: Texts }) {
  return (
    <figure className={styles.panel}>
      <figcaption>{title}</figcaption>
      <Tabs
        name={`first-call-${id}`}
        legend={`Shell: ${title}`}
        tabs={[
          { id: 'bash', label: 'Linux, macOS', content: <Panel text={command.bash} title={title} /> },
          { id: 'powershell', label: 'Windows PowerShell', content: <Panel text={command.powershell} title={title} /> },
        ]}
      />
    </figure>
  );
}
