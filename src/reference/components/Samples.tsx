import type { ApiRef, Sample } from '../model';
import { Code } from './Code';
import { Tabs } from './Tabs';

/** The request in eight languages, ready to run. */
export function Samples({ samples }: { samples: Sample[]; api: ApiRef }) {
  if (samples.length === 0) return null;
  return (
    <section className="ref-samples" aria-label="Request samples">
      <p className="ref-aside-title">Request</p>
      <Tabs
        name="language"
        legend="Language of the sample"
        remember="language"
        tabs={samples.map(({ language, label, html }) => ({
          id: language,
          label,
          content: <Code html={html} label={`${label} sample`} />,
        }))}
      />
    </section>
  );
}
