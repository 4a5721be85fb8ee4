import type { ApiRef, ExamplePair, Sample } from '../../openapi/model';
import { CodeText } from './CodeText';
import { exampleTitle } from './exampleTitle';
import { Tabs } from './Tabs';

/** Chooses the example that samples and response show. It needs the browser: without it the first pair shows. */
function Chooser({ pairs, href }: { pairs: ExamplePair[]; href?: string }) {
  if (!href) return null;
  return (
    <p className="ref-pairs">
      <label htmlFor="example-pair">Example</label>{' '}
      <select id="example-pair" data-pairs={href}>
        {pairs.map((pair) => (
          <option key={pair.anchor} value={pair.anchor}>
            {exampleTitle(pair)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface Props {
  /** What the samples do: a request, or a handler. */
  title: string;
  samples: Sample[];
  pairs: ExamplePair[];
  samplesHref?: string;
  api: ApiRef;
}

/** The request in every language, ready to run. */
export function Samples({ title, samples, pairs, samplesHref, api }: Props) {
  if (samples.length === 0) return null;
  return (
    <aside className="ref-aside ref-samples" aria-label={title === 'Request' ? 'Request samples' : title}>
      <div className="ref-stick">
        <p className="ref-aside-title">{title}</p>
        <Chooser pairs={pairs} href={samplesHref} />
        <Tabs
          name="language"
          legend="Language of the sample"
          remember="language"
          tabs={samples.map(({ language, label, text, proof }) => ({
            id: language,
            label,
            content: (
              <>
                <CodeText id={`all-${language}`} text={text} label={`${label} sample`} language={language} />
                <Proof proof={proof} version={api.version} />
              </>
            ),
          }))}
        />
      </div>
    </aside>
  );
}

/** What was done to the sample before it was published. Says nothing where nothing was done. */
function Proof({ proof, version }: { proof: Sample['proof']; version: string }) {
  if (!proof) return null;
  return (
    <p className="ref-proof">
      {proof === 'run'
        ? `Run against the sandbox of contract ${version}.`
        : `Checked against the grammar of the language, contract ${version}. Not run.`}
    </p>
  );
}
