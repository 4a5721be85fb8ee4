import { Code } from '../../../reference/components/Code';

/** Command that installs the client of a language; nothing for a language without one. */
export function InstallClient({ command, language }: { command?: string; language: string }) {
  if (command === undefined) return null;
  return (
    <>
      <p>Install the client in a new folder:</p>
      <Code html={command} label={`Installation in ${language}`} />
    </>
  );
}
