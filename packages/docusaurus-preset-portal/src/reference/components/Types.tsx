import Link from '@docusaurus/Link';
import type { ApiRef } from 'openapi-toolkit';
import { counted } from '../../lib/counted';
import { type SharedType, type SharedTypes, typeAnchor } from '../types/shareTypes';
import { PageSection } from './PageSection';
import { Prose } from './Prose';
import { WithSchemaContext } from './SchemaContext';
import { EnumValues } from './SchemaFactList';
import { SchemaFields } from './SchemaTree';
import { Title } from './Title';

function TypeView({ type, api }: { type: SharedType; api: ApiRef }) {
  const { anchor, name, title, description, uses } = type;
  const [{ node, media }] = uses;
  return (
    <section className="ref-shared">
      <Title as="h3" id={anchor}>
        {name}
      </Title>
      <p className="ref-root">
        {`${title ? `${title}; ` : ''}used by ${counted(uses.length, 'field')} here, `}
        <Link to={`${api.route}#${encodeURIComponent(typeAnchor(name))}`}>in all these operations</Link>
      </p>
      <Prose html={description} />
      <details data-shared={anchor}>
        <summary>{node.children.length > 0 ? 'Fields' : 'Values'}</summary>
        <EnumValues node={node} />
        <WithSchemaContext inType={type} isResponse={media !== undefined}>
          <SchemaFields node={node} />
        </WithSchemaContext>
      </details>
    </section>
  );
}

/** Named schemas that several fields of a page share, each described once. */
export function Types({ types, api }: { types: SharedTypes; api: ApiRef }) {
  const sharedTypes = [...new Set(types.values())].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (sharedTypes.length === 0) return null;
  return (
    <PageSection id="types" title="Types">
      {sharedTypes.map((type) => (
        <TypeView key={type.anchor} type={type} api={api} />
      ))}
    </PageSection>
  );
}
