import type { OverviewPage } from '../../openapi/model';
import { Changes, ContractMetadata, Downloads, Servers } from './OverviewFacts';
import { ByIdentifier, Operations } from './OverviewOperations';
import { OverviewTypes } from './OverviewTypes';
import { Prose } from './Prose';
import { useScript } from './SchemaContext';
import { overviewSections, Sections } from './Sections';
import { OverviewSecurity } from './SecurityView';

/** Overview page of an API. */
export function OverviewView({ page }: { page: OverviewPage }) {
  const { api, summary, description, audience } = page;
  const scriptOf = useScript();
  return (
    <article className="ref-page ref-overview">
      <header className="ref-intro">
        <div className="ref-title">
          <h1 {...scriptOf(api.title)}>{api.title}</h1>
          <span className="badge">Version {api.version}</span>
        </div>
        {summary && (
          <p className="ref-lead" {...scriptOf(summary)}>
            {summary}
          </p>
        )}
        <Prose html={description} />
        <Prose html={audience} />
      </header>
      <Sections sections={overviewSections(page)} />
      <div className="ref-cards">
        <Servers page={page} />
        <OverviewSecurity page={page} />
      </div>
      <Operations page={page} />
      <ByIdentifier page={page} />
      <OverviewTypes page={page} />
      <Downloads page={page} />
      <Changes page={page} />
      <ContractMetadata page={page} />
    </article>
  );
}
