import type { Operation, OperationPage } from '../../openapi/model';
import { Callbacks } from './Callbacks';
import { Endpoint } from './Endpoint';
import { Examples } from './Examples';
import { NextCalls } from './NextCalls';
import { Notes } from './Notes';
import { Parameters } from './Parameters';
import { PersonalDataBox } from './PersonalDataBox';
import { Prose } from './Prose';
import { RequestBodyView } from './RequestBodyView';
import { Responses } from './Responses';
import { Samples } from './Samples';
import { SecurityView } from './SecurityView';

function Warnings({ operation }: { operation: Operation }) {
  const { deprecated } = operation;
  return (
    <>
      {deprecated && (
        <p className="ref-note ref-note--deprecated">Deprecated: don't build new calls on this operation.</p>
      )}
      <PersonalDataBox operation={operation} />
    </>
  );
}

/** The page of one operation: what it returns, its inputs and its responses. */
export function OperationView({ page }: { page: OperationPage }) {
  const { operation, samples, nextCalls, api } = page;
  return (
    <article className="ref-page ref-operation">
      <header className="ref-intro">
        <p className="ref-over">
          {api.title} {api.version}
        </p>
        <h1>{operation.title}</h1>
        <Endpoint operation={operation} />
        <Warnings operation={operation} />
        <Prose html={operation.description} />
      </header>
      <aside className="ref-aside" aria-label="Samples and examples">
        <Samples samples={samples} api={api} />
        <Examples operation={operation} />
      </aside>
      <div className="ref-detail">
        <SecurityView security={operation.security} />
        <Parameters parameters={operation.parameters} />
        <RequestBodyView body={operation.requestBody} />
        <Responses responses={operation.responses} />
        <Callbacks callbacks={operation.callbacks} />
        <Notes notes={operation.notes} />
        <NextCalls calls={nextCalls} />
      </div>
    </article>
  );
}
