import type { Example, Media, Operation, Response } from '../../openapi/model';
import { ExampleBlock } from './ExampleBlock';
import { tone } from './Responses';
import { type Tab, Tabs } from './Tabs';

const SHORT = 34;

/** A short summary names an example better than its key does. */
const nameOf = ({ name, summary }: Example) => (summary && summary.length <= SHORT ? summary : name);

const several = (media: Media[]) => media.filter(({ examples }) => examples.length > 0).length > 1;

/** The examples of a body; more than one are tabs by name. */
function BodyExamples({ media, name, of }: { media: Media[]; name: string; of: string }) {
  const count = media.reduce((sum, { examples }) => sum + examples.length, 0);
  const tabs: Tab[] = media.flatMap(({ type, examples }) =>
    examples.map((example) => ({
      id: example.anchor,
      label: several(media) ? `${nameOf(example)} (${type})` : nameOf(example),
      anchor: example.anchor,
      content: (
        <ExampleBlock
          example={example}
          title={`${of}: ${example.name}`}
          named={count > 1 && nameOf(example) !== example.name}
        />
      ),
    })),
  );
  return tabs.length === 1 ? (
    <div id={tabs[0]?.anchor}>{tabs[0]?.content}</div>
  ) : (
    <Tabs name={name} legend={`Examples of ${of}`} tabs={tabs} />
  );
}

const hasExamples = ({ media }: { media: Media[] }) => media.some(({ examples }) => examples.length > 0);

const responseTab = (response: Response): Tab => ({
  id: response.status,
  label: response.status,
  tone: tone(response.status),
  content: (
    <BodyExamples
      media={response.media}
      name={`example-${response.anchor}`}
      of={`${response.status} ${response.reason}`}
    />
  ),
});

/** Request and response bodies as they travel, beside the schema. */
export function Examples({ operation }: { operation: Operation }) {
  const { requestBody, responses } = operation;
  const withExamples = responses.filter(hasExamples);
  return (
    <>
      {requestBody && hasExamples(requestBody) && (
        <section aria-label="Request body examples">
          <p className="ref-aside-title">Request body</p>
          <BodyExamples media={requestBody.media} name="example-body" of="request body" />
        </section>
      )}
      {withExamples.length > 0 && (
        <section aria-label="Response examples" className="ref-examples">
          <p className="ref-aside-title">Response</p>
          <Tabs name="status" legend="Status of the response" tabs={withExamples.map(responseTab)} />
        </section>
      )}
    </>
  );
}
