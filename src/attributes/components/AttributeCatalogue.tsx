import Link from '@docusaurus/Link';
import { useAnchor } from '../../reference/components/Place';
import type { Entity } from '../../translations';
import type { AttributesData } from '../build/data';
import { AttributeRow } from './AttributeRow';
import { AttributeColumns } from './AttributeTable';
import { Filters } from './Filters';

const ENTITIES: readonly [Entity, string][] = [
  ['address', 'Address attributes'],
  ['company', 'Company attributes'],
];

function Group({ entity, title, data }: { entity: Entity; title: string; data: AttributesData }) {
  const anchor = useAnchor(`${entity}-attributes`);
  const attributes = data.attributes.filter((attribute) => attribute.entity === entity);
  return (
    <section className="attribute-group" aria-labelledby={anchor}>
      <h2 id={anchor}>
        {title} <span className="attribute-count">{attributes.length}</span>
      </h2>
      <p>
        Returned by{' '}
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
          <AttributeRow key={attribute.key} attribute={attribute} />
        ))}
      </AttributeColumns>
    </section>
  );
}

/**
 * Every attribute in plain tables. The filter form in front answers with `filterRows.ts`;
 * without JavaScript it is not shown and nothing is missing.
 */
export function AttributeCatalogue({ data }: { id: string; data: AttributesData }) {
  return (
    <div className="attribute-catalogue">
      <Filters attributes={data.attributes} />
      {ENTITIES.map(([entity, title]) => (
        <Group key={entity} entity={entity} title={title} data={data} />
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
