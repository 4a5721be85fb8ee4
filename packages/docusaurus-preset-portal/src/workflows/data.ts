import { UserError } from '../lib/UserError';
import { readPages } from '../reference/readPages';
import type { Action } from './readWorkflows';
import { type ResolvedWorkflow, siteWorkflows } from './resolveWorkflows';

function actionText({ type, stepId, retryAfter, retryLimit }: Action): string {
  if (type === 'end') return 'stop';
  if (type === 'goto') return `go to ${stepId}`;
  const wait = retryAfter === undefined ? '' : `wait ${retryAfter} s, then `;
  return `${wait}try again${retryLimit === undefined ? '' : `, at most ${retryLimit} times`}`;
}

/** Status codes of conditions: `$statusCode == 429 || $statusCode == 503` → `429, 503`. */
const statusOf = (criteria: readonly string[]): string =>
  [...criteria.join(' ').matchAll(/\$statusCode\s*==\s*(\d{3})/g)].map(([, status]) => status).join(', ');

/** Returns a rule in words: when, and what to do. */
export const ruleText = (action: Action): string =>
  `${statusOf(action.criteria) || action.criteria.join(' and ') || 'any other'}: ${actionText(action)}`;

export interface WorkflowData extends ResolvedWorkflow {
  /** Rules that all steps share, after a failure. */
  failure: string[];
}

const withFailure = (workflow: ResolvedWorkflow): WorkflowData => ({
  ...workflow,
  failure: [...new Set(workflow.steps.flatMap(({ onFailure }) => onFailure.map(ruleText)))],
});

/** Returns all workflows for an element. */
export const workflowsData = async (): Promise<WorkflowData[]> =>
  (await siteWorkflows(await readPages())).map(withFailure);

/** Returns a workflow for an element. Takes `name`, its id. */
export async function workflowData({ name = '' }: Readonly<Record<string, string>>): Promise<WorkflowData> {
  const workflows = await siteWorkflows(await readPages());
  const found = workflows.find(({ workflowId }) => workflowId === name);
  if (!found)
    throw new UserError(`no workflow "${name}". Workflows: ${workflows.map((one) => one.workflowId).join(', ')}`);
  return withFailure(found);
}
