import Link from '@docusaurus/Link';
import { DataTable } from '../../reference/components/DataTable';
import type { WorkflowData } from '../data';
import type { WorkflowValue } from '../readWorkflows';
import type { ResolvedStep } from '../resolveWorkflows';

/** Width of the figure, height of a box, and distance between boxes, in units of the drawing. */
const WIDTH = 500;
const BOX = 58;
const GAP = 38;
const FITS = 52;

const cut = (text: string): string => (text.length > FITS ? `${text.slice(0, FITS - 1)}…` : text);

/** Names that a step takes of the one before it. */
const handedOn = (step: ResolvedStep, next: ResolvedStep | undefined): string =>
  [...JSON.stringify(next?.sends ?? []).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
    .filter(([, from]) => from === step.stepId)
    .map(([, , name]) => name)
    .join(', ');

interface Props {
  id: string;
  summary: string;
  steps: readonly ResolvedStep[];
  failure: readonly string[];
  after: readonly (readonly string[])[];
}

/** Room for the branches beside the boxes. */
const ARC = 60;

/** Steps that actions lead to, each from the number of one step to that of another. */
const branchesOf = (steps: readonly ResolvedStep[]): [from: number, to: number][] =>
  steps.flatMap(({ onSuccess, onFailure }, from) =>
    [...onSuccess, ...onFailure].flatMap(({ stepId }): [number, number][] => {
      const to = steps.findIndex((step) => step.stepId === stepId);
      return to < 0 || to === from ? [] : [[from, to]];
    }),
  );

/** Drawing of the steps of a workflow, with what one hands to the next. The table below it says the same. */
function StepsFigure({ id, summary, steps, failure, after }: Props) {
  const branches = branchesOf(steps);
  const width = branches.length > 0 ? WIDTH - ARC : WIDTH;
  const middle = (at: number) => at * (BOX + GAP) + BOX / 2 + 1;
  const height = steps.length * (BOX + GAP) - GAP + 2;
  const described = steps
    .map(({ title, request }, index) => `${index + 1}. ${title}: ${request}. ${after[index]?.join('. ')}.`)
    .join(' ');
  return (
    <figure className="figure">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-steps ${id}-order`}>
        <title id={`${id}-steps`}>{`Steps: ${summary}`}</title>
        <desc id={`${id}-order`}>{described}</desc>
        {steps.map((step, index) => {
          const handed = handedOn(step, steps[index + 1]);
          return (
            <g key={step.stepId} transform={`translate(0 ${index * (BOX + GAP) + 1})`}>
              <rect className="figure-box" x={1} width={width - 2} height={BOX} rx={6} />
              <text className="figure-name" x={14} y={24}>
                {cut(`${index + 1}. ${step.title}`)}
              </text>
              <text x={14} y={46}>
                {cut(step.request)}
              </text>
              {index < steps.length - 1 && step.onSuccess.every(({ criteria }) => criteria.length > 0) && (
                <path d={`M30 ${BOX} v${GAP - 2} m-6 -10 l6 10 l6 -10`} />
              )}
              {handed && (
                <text x={48} y={BOX + 25}>
                  {cut(handed)}
                </text>
              )}
            </g>
          );
        })}
        {branches.map(([from, to]) => (
          <path
            key={`${from} ${to}`}
            strokeDasharray="4 4"
            d={`M${width - 1} ${middle(from)} C${WIDTH} ${middle(from)} ${WIDTH} ${middle(to)} ${width} ${middle(to)} m8 -8 l-8 8 l9 6`}
          />
        ))}
      </svg>
      {failure.length > 0 && <figcaption>After a failure of any step: {failure.join('; ')}.</figcaption>}
    </figure>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => [index > 0 && <br key={`${line} break`} />, <code key={line}>{line}</code>]);
}

const joined = (values: readonly WorkflowValue[], arrow: string): string[] =>
  values.map(({ name, value }) => `${name} ${arrow} ${value}`);

const inputWords = ({ name, type, required, default: usual }: WorkflowData['inputs'][number]): string => {
  const words = [type, required && 'required', usual !== undefined && `default ${usual}`].filter(Boolean);
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
};

/** The steps of a workflow: a figure, and a table of what each sends and hands on. */
export function Workflow({
  data: { workflowId, summary, inputs, steps, failure, after, dependsOn, outputs },
}: {
  id: string;
  data: WorkflowData;
}) {
  return (
    <>
      <StepsFigure id={workflowId} summary={summary} steps={steps} failure={failure} after={after} />
      {dependsOn.length > 0 && <p>Run first: {dependsOn.join(', ')}.</p>}
      <DataTable className="stacked" columns={['Step', 'Sends', 'Hands on', 'Succeeds when', 'Then']}>
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
            <td>
              <Lines lines={after[index] ?? []} />
            </td>
          </tr>
        ))}
      </DataTable>
      {inputs.length > 0 && <p>Inputs: {inputs.map(inputWords).join(', ')}.</p>}
      {outputs.length > 0 && (
        <p>
          Outputs: <Lines lines={joined(outputs, '←')} />
        </p>
      )}
    </>
  );
}

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
