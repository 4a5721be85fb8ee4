import { sitePath } from '../../lib/sitePath';
import type { ExamplePair, Operation, Sample } from '../../openapi/model';
import { Environment } from '../servers/components/Environment';
import { CodeText } from './CodeText';
import { exampleTitle } from './exampleTitle';
import { Tabs } from './Tabs';

/** Title of request samples. */
export const REQUEST = 'Request';

interface Props {
  /** Type of the samples: request or handler. */
  title: string;
  operation: Operation;
  samples: Sample[];
  pairs: ExamplePair[];
  samplesFile?: string;
}

/**
 * Runnable request samples in every language. If the other languages are in a file, the page holds only the first: nine
 * languages were a tenth of a page, and a reader uses one of them.
 */
export function Samples({ title, operation, samples, pairs, samplesFile }: Props) {
  if (samples.length === 0) return null;
  const isRequest = title === REQUEST;
  return (
    <section
      className="ref-panel ref-samples"
      aria-label={isRequest ? 'Request samples' : title}
      data-samples={samplesFile && sitePath(samplesFile)}
      data-servers=""
    >
      <div className="ref-panel-head">
        {!isRequest && <p className="ref-panel-title">{title}</p>}
        <Environment id="environment" servers={isRequest ? operation.servers : []} />
        {samplesFile && isRequest && (
          <>
            {pairs.length > 1 && <Chooser pairs={pairs} />}
            <button type="button" className="ref-values" data-late="values" aria-expanded="false">
              Your values
            </button>
          </>
        )}
      </div>
      <Tabs
        name="language"
        legend="Language of the sample"
        persistKey="language"
        tabs={samples.map(({ language, label, text }, index) => ({
          id: language,
          label,
          content:
            samplesFile && index > 0 ? (
              <a className="ref-more" href={sitePath(`${samplesFile}.txt`)}>
                {`${label} sample`}
              </a>
            ) : (
              <CodeText id={`all-${language}`} text={text} label={`${label} sample`} language={language} />
            ),
        }))}
      />
    </section>
  );
}

/** Selects the example of samples and response. Needs JavaScript: without it the first pair is shown. */
function Chooser({ pairs }: { pairs: ExamplePair[] }) {
  return (
    <p className="ref-pairs">
      <label className="visually-hidden" htmlFor="example-pair">
        Example
      </label>
      <select id="example-pair">
        {pairs.map((pair) => (
          <option key={pair.anchor}>{exampleTitle(pair)}</option>
        ))}
      </select>
    </p>
  );
}
