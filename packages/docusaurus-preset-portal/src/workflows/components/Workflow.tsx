import Link from '@docusaurus/Link';
import { Table } from '../../reference/components/Table';
import type { WorkflowData } from '../data';
import type { NamedValue } from '../readWorkflows';
import { StepsFigure } from './StepsFigure';

function Values({ values, arrow }: { values: readonly NamedValue[]; arrow: string }) {
  return values.map(({ name, value }, index) => [
    index > 0 && <br key={`${name} break`} />,
    <code key={name}>{`${name} ${arrow} ${value}`}</code>,
  ]);
}

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
      <Table columns={['Step', 'Sends', 'Hands on', 'Succeeds when']}>
        {steps.map(({ stepId, title, href, description, sends, outputs, success }, index) => (
          <tr key={stepId}>
            <th scope="row">
              {index + 1}. {href ? <Link to={href}>{title}</Link> : title}
              {description && <span className="migration-does">{description}</span>}
            </th>
            <td>
              <Values values={sends} arrow="=" />
            </td>
            <td>
              <Values values={outputs} arrow="←" />
            </td>
            <td>
              <Values values={success.map((value) => ({ name: '', value }))} arrow="" />
            </td>
          </tr>
        ))}
      </Table>
      <p>
        Inputs: {inputs.map(({ name }) => name).join(', ') || 'none'}. When a step fails: {failure.join('; ') || 'stop'}
        .
      </p>
    </>
  );
}
