import type { WorkflowData } from '../data';
import { Workflow } from './Workflow';

/** All workflows, each with a heading. */
export function Workflows({ id, data }: { id: string; data: readonly WorkflowData[] }) {
  return data.map((workflow) => (
    <section key={workflow.workflowId} aria-labelledby={`workflow-${workflow.workflowId}`}>
      <h2 id={`workflow-${workflow.workflowId}`}>{workflow.summary}</h2>
      {workflow.description && <p>{workflow.description}</p>}
      <Workflow id={id} data={workflow} />
    </section>
  ));
}
