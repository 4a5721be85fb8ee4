import type { ApiRef, Sample } from '../../openapi/model';
import { Code } from './Code';
import { Tabs } from './Tabs';

/** The request in every language, ready to run. */
export function Samples({ samples, api }: { samples: Sample[]; api: ApiRef }) {
  if (samples.length === 0) return null;
  return (
    <section className="ref-samples" aria-label="Request samples">
      <p className="ref-aside-title">Request</p>
      <Tabs
        name="language"
        legend="Language of the sample"
        remember="language"
        tabs={samples.map(({ language, label, html, proof }) => ({
          id: language,
          label,
          content: (
            <>
              <Code html={html} label={`${label} sample`} />
              <Proof proof={proof} version={api.version} />
            </>
          ),
        }))}
      />
    </section>
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
