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
}

/** Drawing of the steps of a workflow, with what one hands to the next. The table below it says the same. */
export function StepsFigure({ id, summary, steps, failure }: Props) {
  const height = steps.length * (BOX + GAP) - GAP + 2;
  const described = steps.map(({ title, request }, index) => `${index + 1}. ${title}: ${request}.`).join(' ');
  return (
    <figure className="figure">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-steps ${id}-order`}>
        <title id={`${id}-steps`}>{`Steps: ${summary}`}</title>
        <desc id={`${id}-order`}>{described}</desc>
        {steps.map((step, index) => {
          const handed = handedOn(step, steps[index + 1]);
          return (
            <g key={step.stepId} transform={`translate(0 ${index * (BOX + GAP) + 1})`}>
              <rect className="figure-box" x={1} width={WIDTH - 2} height={BOX} rx={6} />
              <text className="figure-name" x={14} y={24}>
                {cut(`${index + 1}. ${step.title}`)}
              </text>
              <text x={14} y={46}>
                {cut(step.request)}
              </text>
              {index < steps.length - 1 && <path d={`M30 ${BOX} v${GAP - 2} m-6 -10 l6 10 l6 -10`} />}
              {handed && (
                <text x={48} y={BOX + 25}>
                  {cut(handed)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {failure.length > 0 && <figcaption>After a failure: {failure.join('; ')}.</figcaption>}
    </figure>
  );
}
