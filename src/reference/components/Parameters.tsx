import Heading from '@theme/Heading';
import type { Parameter, ParameterPlace } from '../../openapi/model';
import { ExampleBlock } from './ExampleBlock';
import { Property } from './Property';

const TITLES: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** The parameters of one operation, by place. */
export function Parameters({ parameters }: { parameters: Parameter[] }) {
  const places = (Object.keys(TITLES) as ParameterPlace[]).filter((place) =>
    parameters.some((one) => one.place === place),
  );
  return places.map((place) => (
    <section key={place} className="ref-section">
      <Heading as="h2" id={`${place}-parameters`}>
        {TITLES[place]}
      </Heading>
      <ul className="ref-props">
        {parameters
          .filter((one) => one.place === place)
          .map(({ schema, serialization }) => (
            <Property key={schema.anchor} node={schema} depth={0} extra={serialization} />
          ))}
      </ul>
      {parameters
        .filter((one) => one.place === place)
        .flatMap(({ examples, schema }) =>
          examples.map((example) => (
            <div key={example.anchor} id={example.anchor}>
              <ExampleBlock example={example} title={`${schema.name}: ${example.name}`} />
            </div>
          )),
        )}
    </section>
  ));
}
