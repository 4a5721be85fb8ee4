import { sandbox } from 'docusaurus-preset-portal/content';
import type { Example, ExamplePair, Media, OperationPage, Response } from 'openapi-toolkit';
import { ExampleBlock } from './ExampleBlock';
import { exampleTitle } from './exampleTitle';
import { type Tab, Tabs } from './Tabs';

const several = (media: Media[]) => media.filter(({ examples }) => examples.length > 0).length > 1;

interface Props {
  media: Media[];
  name: string;
  of: string;
  pairs?: ExamplePair[];
  /** Another example is selected initially. */
  isLater?: boolean;
}

/** Examples of a body. Several examples are tabs by title. */
export function BodyExamples({ media, name, of, pairs = [], isLater = false }: Props) {
  const requestOf = ({ anchor }: Example) => pairs.find((pair) => pair.anchor === anchor)?.request;
  const all = media.flatMap(({ type, examples, schema }) => examples.map((example) => ({ type, example, schema })));
  // Examples of errors are short and are shown below each other.
  if (isLater && !several(media))
    return all.map(({ example, schema }) => (
      <div key={example.anchor} id={example.anchor}>
        <ExampleBlock
          example={{ ...example, summary: example.summary ?? (all.length > 1 ? exampleTitle(example) : undefined) }}
          title={`${of}: ${exampleTitle(example)}`}
          request={requestOf(example)}
          isLater
          schema={schema}
        />
      </div>
    ));
  const tabs: Tab[] = all.map(({ type, example, schema }, index) => ({
    id: String(index),
    label: several(media) ? `${exampleTitle(example)} (${type})` : exampleTitle(example),
    anchor: example.anchor,
    content: (
      <ExampleBlock
        example={example}
        title={`${of}: ${exampleTitle(example)}`}
        request={requestOf(example)}
        isLater={isLater || index > 0}
        schema={schema}
        named={all.length > 1 && exampleTitle(example) === example.summary}
      />
    ),
  }));
  return tabs.length === 1 ? (
    <div id={tabs[0]?.anchor}>{tabs[0]?.content}</div>
  ) : (
    <Tabs
      name={name}
      legend={`Examples of ${of}`}
      tabs={tabs}
      isChosenElsewhere={all.every(({ example }) => requestOf(example))}
    />
  );
}

export const hasExamples = ({ media }: { media: Media[] }) => media.some(({ examples }) => examples.length > 0);

/** Header that makes the sandbox return an example without a request of its own. */
function Prefer({ status }: { status: string }) {
  if (!sandbox) return null;
  return (
    <p>
      The sandbox returns it for <code>{`Prefer: code=${status}`}</code>.
    </p>
  );
}

const hasRequest = ({ media }: Response, pairs: ExamplePair[]): boolean =>
  media.some(({ examples }) => examples.some(({ anchor }) => pairs.some((pair) => pair.anchor === anchor)));

const responseTab = (response: Response, pairs: ExamplePair[], isLater: boolean): Tab => ({
  id: response.status,
  label: response.status,
  content: (
    <>
      <BodyExamples
        media={response.media}
        name={`example-${response.anchor}`}
        of={`${response.status} ${response.reason}`}
        pairs={pairs}
        isLater={isLater}
      />
      {pairs.length > 0 && !hasRequest(response, pairs) && <Prefer status={response.status} />}
    </>
  ),
});

/** Panel of the response: examples by status. */
export function ResponseExamples({ operation, pairs }: Pick<OperationPage, 'operation' | 'pairs'>) {
  const withExamples = operation.responses.filter(hasExamples);
  if (withExamples.length === 0) return null;
  return (
    <section className="ref-panel ref-answers" aria-label="Response examples" data-tab="panel-response">
      <Tabs
        name="status"
        legend="Status of the response"
        tabs={withExamples.map((response, index) => responseTab(response, pairs, index > 0))}
      />
    </section>
  );
}
