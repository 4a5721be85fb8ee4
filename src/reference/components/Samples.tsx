import type { ApiRef, ExamplePair, Sample, Server } from '../../openapi/model';
import { Environment } from '../environment/components/Environment';
import { CodeText } from './CodeText';
import { exampleTitle } from './exampleTitle';
import { Tabs } from './Tabs';

/** Title of samples that a reader sends. */
export const REQUEST = 'Request';

interface Props {
  /** What the samples do: a request, or a handler. */
  title: string;
  samples: Sample[];
  pairs: ExamplePair[];
  samplesFile?: string;
  api: ApiRef;
  /** Where the request can be sent; none of a handler. */
  servers: readonly Server[];
}

/**
 * The request in every language, ready to run. The page holds the first language where the others are in a file: nine
 * languages were a tenth of a page, and a reader uses one of them.
 */
export function Samples({ title, samples, pairs, samplesFile, api, servers }: Props) {
  if (samples.length === 0) return null;
  return (
    <aside
      className="ref-aside ref-samples"
      aria-label={title === REQUEST ? 'Request samples' : title}
      data-samples={samplesFile}
      data-servers=""
    >
      <div className="ref-stick">
        <p className="ref-aside-title">
          {title}
          {samplesFile && title === REQUEST && (
            <button type="button" className="ref-copy" data-late="values" aria-expanded="false">
              Your values
            </button>
          )}
        </p>
        <Environment id="environment" servers={servers} />
        {samplesFile && pairs.length > 1 && <Chooser pairs={pairs} />}
        <Tabs
          name="language"
          legend="Language of the sample"
          remember="language"
          tabs={samples.map(({ language, label, text, proof }, index) => ({
            id: language,
            label,
            content: (
              <>
                {samplesFile && index > 0 ? (
                  <a className="ref-more" href={`${samplesFile}.txt`}>
                    {`${label} sample`}
                  </a>
                ) : (
                  <CodeText id={`all-${language}`} text={text} label={`${label} sample`} language={language} />
                )}
                <Proof proof={proof} version={api.version} />
              </>
            ),
          }))}
        />
      </div>
    </aside>
  );
}

/** Chooses the example that samples and response show. It needs the browser: without it the first pair shows. */
function Chooser({ pairs }: { pairs: ExamplePair[] }) {
  return (
    <p className="ref-pairs">
      <label htmlFor="example-pair">Example</label>{' '}
      <select id="example-pair">
        {pairs.map((pair) => (
          <option key={pair.anchor}>{exampleTitle(pair)}</option>
        ))}
      </select>
    </p>
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
