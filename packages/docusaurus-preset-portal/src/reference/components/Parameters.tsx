import Property from '@theme/PortalField';
import type { Parameter, ParameterLocation } from 'openapi-toolkit';
import { ExampleBlock } from './ExampleBlock';
import { PageSection, Title } from './Title';

const TITLES: Record<ParameterLocation, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

function InPlace({ place, parameters }: { place: ParameterLocation; parameters: Parameter[] }) {
  return (
    <>
      <Title as="h3" id={`${place}-parameters`}>
        {TITLES[place]}
      </Title>
      <ul className="ref-props">
        {parameters.map(({ schema, serialization }) => (
          <Property key={schema.anchor} node={schema} depth={0} extra={serialization} />
        ))}
      </ul>
      {parameters.flatMap(({ examples, schema }) =>
        examples.map((example) => (
          <div key={example.anchor} id={example.anchor}>
            <ExampleBlock example={example} title={`${schema.name}: ${example.name}`} />
          </div>
        )),
      )}
    </>
  );
}

/** Parameters of one operation, by location. */
export function Parameters({ parameters }: { parameters: Parameter[] }) {
  if (parameters.length === 0) return null;
  const inPlace = (place: ParameterLocation) => parameters.filter((parameter) => parameter.location === place);
  return (
    <PageSection id="parameters" title="Parameters">
      {(Object.keys(TITLES) as ParameterLocation[])
        .filter((place) => inPlace(place).length > 0)
        .map((place) => (
          <InPlace key={place} place={place} parameters={inPlace(place)} />
        ))}
    </PageSection>
  );
}
