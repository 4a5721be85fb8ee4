import Link from '@docusaurus/Link';
import { DataTable } from '../../reference/components/DataTable';
import type { WorkflowData } from '../data';
import type { WorkflowValue } from '../readWorkflows';
import { StepsFigure } from './StepsFigure';

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => [index > 0 && <br key={`${line} break`} />, <code key={line}>{line}</code>]);
}

const joined = (values: readonly WorkflowValue[], arrow: string): string[] =>
  values.map(({ name, value }) => `${name} ${arrow} ${value}`);

/** The steps of a workflow: a figure, and a table of what each sends and hands on. */
export function Workflow({
  data: { workflowId, summary, inputs, steps, failure },
}: {
  id: string;
  data: WorkflowData;
}) {
  return (
    <>
      <StepsFigure id={workflowId} summary={summary} steps={steps} failure={failure} />
      <DataTable className="stacked" columns={['Step', 'Sends', 'Hands on', 'Succeeds when']}>
        {steps.map(({ stepId, title, href, description, sends, outputs, success }, index) => (
          <tr key={stepId}>
            <th scope="row">
              {index + 1}. {href ? <Link to={href}>{title}</Link> : title}
              {description && <span className="cell-note">{description}</span>}
            </th>
            <td>
              <Lines lines={joined(sends, '=')} />
            </td>
            <td>
              <Lines lines={joined(outputs, '←')} />
            </td>
            <td>
              <Lines lines={success} />
            </td>
          </tr>
        ))}
      </DataTable>
      {inputs.length > 0 && <p>Inputs: {inputs.map(({ name }) => name).join(', ')}.</p>}
    </>
  );
}
