import type { ExamplePair, OperationPage, Sample } from 'openapi-toolkit';
import { clientOf } from 'openapi-toolkit/samples';
import { sitePath } from '../../lib/sitePath';
import { Environment } from '../servers/components/Environment';
import { CodeText } from './CodeText';
import { exampleTitle } from './exampleTitle';
import { line } from './line';
import { Method } from './Method';
import { Tabs } from './Tabs';

type Props = Pick<OperationPage, 'operation' | 'samples' | 'pairs' | 'samplesFile'>;

/** Panel of the request: samples in every language. If the others are in a file, the page holds only the first. */
export function Samples({ operation, samples, pairs, samplesFile }: Props) {
  if (samples.length === 0) return null;
  const [first] = samples;
  const clientSampleOf = (language: string) => samples.find((sample) => sample.language === clientOf(language));
  const calls = samples.map(({ language }) => clientSampleOf(language));
  const contentOf = ({ language, label, text }: Sample) =>
    samplesFile && language !== first?.language ? (
      <a href={sitePath(`${samplesFile}.txt`)}>{`${label} sample`}</a>
    ) : (
      <CodeText text={text} label={`${label} sample`} language={language} />
    );
  return (
    <section
      className="ref-panel ref-samples"
      aria-label="Request samples"
      data-samples={samplesFile && sitePath(samplesFile)}
      data-servers=""
    >
      <div className="ref-panel-head">
        <p>{line(<Method method={operation.method} />, ` ${operation.path}`)}</p>
        <Environment id="environment" servers={operation.servers} variables={first?.variables} />
      </div>
      <Tabs
        name="language"
        legend="Language of the sample"
        persistKey="language"
        tabs={samples
          .filter((sample) => !calls.includes(sample))
          .map((sample) => {
            const { language, label } = sample;
            const call = clientSampleOf(language);
            const ways = call && [
              { id: 'request', label: 'Request', content: contentOf(sample) },
              { id: 'client', label: 'Client', content: contentOf(call) },
            ];
            return {
              id: language,
              label,
              content: ways ? (
                <Tabs name={`language-${language}`} legend="Way to call" persistKey="way" tabs={ways} />
              ) : (
                contentOf(sample)
              ),
            };
          })}
      />
      {samplesFile && (
        <div className="ref-panel-foot">
          {pairs.length > 1 && <Chooser pairs={pairs} />}
          <button type="button" data-late="values" aria-expanded="false">
            Your values
          </button>
        </div>
      )}
    </section>
  );
}

/** Selects the example of samples and response. Needs JavaScript: without it the first pair is shown. */
function Chooser({ pairs }: { pairs: ExamplePair[] }) {
  return (
    <p className="needs-script">
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
