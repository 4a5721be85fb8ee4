import Link from '@docusaurus/Link';
import { Title } from 'docusaurus-preset-portal/elements';
import { ownValue } from 'openapi-toolkit';
import type { AttributesData } from '../build/data';
import { AttributeRow } from './AttributeRow';
import { AttributeColumns } from './AttributeTable';
import { CatalogueFilters } from './CatalogueFilters';

type Heading = AttributesData['headings'][number];

function Group({ entity, title, id, data }: Heading & { data: AttributesData }) {
  const attributes = data.attributes.filter((attribute) => attribute.entity === entity);
  return (
    <section className="attribute-group">
      <Title as="h2" id={id}>
        {title}
      </Title>
      <p>
        <span className="attribute-count">{attributes.length}</span> attributes, returned by{' '}
        {data.operations[entity].map(({ href, title: name }, index) => [
          index > 0 && ', ',
          <Link key={href} to={href}>
            {name}
          </Link>,
        ])}
        .
      </p>
      <AttributeColumns caption={title}>
        {attributes.map((attribute) => (
          <AttributeRow key={attribute.key} attribute={attribute} field={ownValue(data.fields, attribute.key)} />
        ))}
      </AttributeColumns>
    </section>
  );
}

/**
 * Every attribute in plain tables. `filterRows.ts` reveals the filter form and filters the rows; without JavaScript
 * all rows are visible and the form is hidden.
 */
export function AttributeCatalogue({ data }: { id: string; data: AttributesData }) {
  return (
    <div className="attribute-catalogue">
      <CatalogueFilters attributes={data.attributes} />
      {data.headings.map((heading) => (
        <Group key={heading.id} {...heading} data={data} />
      ))}
      <p className="attribute-none" hidden>
        No attribute fits.{' '}
        <button type="reset" form="attribute-filters">
          Show all
        </button>
      </p>
    </div>
  );
}
