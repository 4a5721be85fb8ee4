import { sitePath } from '../../../lib/sitePath';
import { ReferenceCode } from '../../../reference/components/ReferenceCode';
import { Tabs } from '../../../reference/components/Tabs';
import { Environment } from '../../../reference/servers/components/Environment';
import type { RequestSampleData } from '../build/data';
import { SnippetTitle } from './SnippetTitle';

/** The request of an operation in every language, as on its reference page. */
export function RequestSample({ id, data }: { id: string; data: RequestSampleData }) {
  return (
    <figure className="snippet" data-servers="" data-languages={data.allLanguages && sitePath(data.allLanguages)}>
      <SnippetTitle of={data.of} />
      <Environment id={`${id}-environment`} servers={data.servers} variables={data.variables} />
      <Tabs
        name={`${id}-language`}
        legend={`Language of the sample: ${data.of.title}`}
        persistKey="language"
        tabs={data.samples.map(({ language, label, html }) => ({
          id: language,
          label,
          content: <ReferenceCode html={html} label={`${label} sample: ${data.of.title}`} language={language} />,
        }))}
      />
    </figure>
  );
}
