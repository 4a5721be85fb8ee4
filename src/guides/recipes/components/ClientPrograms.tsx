import { Code } from '../../../reference/components/Code';
import { Tabs } from '../../../reference/components/Tabs';
import type { ClientProgramsData } from '../build/data';
import { InstallClient } from './InstallClient';

/** One call with a retry budget, in every language of the samples. */
export function ClientPrograms({ id, data }: { id: string; data: ClientProgramsData }) {
  return (
    <figure className="snippet">
      <Tabs
        name={`${id}-language`}
        legend="Language of the program"
        persistKey="language"
        tabs={data.languages.map(({ id: language, label, install, files, command }) => ({
          id: language,
          label,
          content: (
            <>
              <InstallClient command={install} language={label} />
              {files.map(({ file, html }) => (
                <div key={file}>
                  <p>
                    <code>{file}</code>
                  </p>
                  <Code html={html} label={file} />
                </div>
              ))}
              <p>Run it:</p>
              <Code html={command} label={`Command in ${label}`} />
            </>
          ),
        }))}
      />
    </figure>
  );
}
