import { identifiers } from 'docusaurus-preset-portal/content';
import type { OverviewPage } from 'openapi-toolkit';
import { counted } from '../../lib/counted';
import { identifierName } from '../../terms/identifiers';
import { Notes } from './Notes';
import { OperationList, OperationRow } from './OperationRow';
import { Prose } from './Prose';
import { useScript } from './SchemaContext';
import { PageSection, Title } from './Title';

type Group = OverviewPage['groups'][number];

const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

function GroupList({ operations }: { operations: Group['operations'] }) {
  if (operations.length === 0) return null;
  return (
    <ul className="ref-list">
      {operations.map(({ title, href, method, path, lead, deprecated, badges = [], isWebhook }) => (
        <OperationRow key={href} method={method} title={title} href={href} detail={<code>{path}</code>} text={lead}>
          {isWebhook && <span className="badge">webhook: a call to you</span>}
          {deprecated && <span className="badge badge--warn">deprecated</span>}
          {badges.map((badge) => (
            <span key={badge} className="badge">
              {badge}
            </span>
          ))}
        </OperationRow>
      ))}
    </ul>
  );
}

/** All operations of an API, a list for each tag. Tags may be grouped under a heading. */
export function Operations({ page: { groups } }: { page: OverviewPage }) {
  const scriptOf = useScript();
  const hasSections = groups.some(({ section }) => section);
  return (
    <PageSection id="operations" title="Operations">
      {groups.map(({ tag, anchor, section, description, notes = [], operations, level = 0 }, index) => (
        <div key={anchor} className="ref-group">
          {section && section !== groups[index - 1]?.section && (
            <Title as="h3" id={`section-${index}`} {...scriptOf(section)}>
              {section}
            </Title>
          )}
          <div>
            <Title as={HEADINGS[level + Number(hasSections)] ?? 'h6'} id={anchor} {...scriptOf(tag)}>
              {tag}
            </Title>
            <Prose html={description} />
            <Notes notes={notes} />
          </div>
          <GroupList operations={operations} />
        </div>
      ))}
    </PageSection>
  );
}

/** Operations by the identifier that a reader has, listed in `docs/_data/next-calls.json`. */
export function ByIdentifier({ page }: { page: OverviewPage }) {
  if (page.identifiers.length === 0) return null;
  return (
    <PageSection id="by-identifier" title="I have …">
      <div className="ref-folds">
        {page.identifiers.map(({ identifier, operations }) => (
          <details key={identifier} className="ref-fold">
            <summary>
              {identifierName({ identifiers }, identifier)} <span>{counted(operations.length, 'operation')}</span>
            </summary>
            <OperationList operations={operations} />
          </details>
        ))}
      </div>
    </PageSection>
  );
}
