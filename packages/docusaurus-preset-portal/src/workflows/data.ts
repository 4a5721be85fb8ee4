import type { Portal } from '../content/portal';
import { DanglingReference } from '../lib/danglingReferences';
import { readPages } from '../reference/readPages';
import type { Action } from './readWorkflows';
import { type ResolvedWorkflow, siteWorkflows } from './resolveWorkflows';

function actionText({ type, stepId, workflowId, retryAfter, retryLimit }: Action): string {
  const target = workflowId === undefined ? stepId : `workflow ${workflowId}`;
  if (type === 'end') return 'the task ends';
  if (type === 'goto') return `go to ${target}`;
  const wait = retryAfter === undefined ? '' : `, else ${retryAfter} s`;
  const first = target === undefined ? '' : `run ${target}, `;
  return `${first}wait as Retry-After says${wait}, then try again${retryLimit === undefined ? '' : `, at most ${retryLimit} times`}`;
}

/** Status codes of conditions: `$statusCode == 429 || $statusCode == 503` → `429, 503`. */
const statusOf = (criteria: readonly string[]): string =>
  criteria.every((text) => /^(?:[\s|]*\$statusCode\s*==\s*\d{3})+\s*$/.test(text))
    ? [...criteria.join(' ').matchAll(/\d{3}/g)].join(', ')
    : '';

/** Returns a rule in words: when, and what follows. */
export const ruleText = (action: Action): string =>
  `${statusOf(action.criteria) || action.criteria.join(' and ') || 'any other'}: ${actionText(action)}`;

export interface WorkflowData extends ResolvedWorkflow {
  /** Rules that all steps share, after a failure. */
  failure: string[];
  /** What follows each step: after success, then after a failure. */
  after: string[][];
}

/** Adds in words what follows each step. */
export function withRules(workflow: ResolvedWorkflow): WorkflowData {
  const { steps } = workflow;
  const failures = steps.map(({ onFailure }) => onFailure.map(ruleText));
  const shared = failures[0]?.filter((rule) => failures.every((rules) => rules.includes(rule))) ?? [];
  const after = steps.map(({ onSuccess }, at) => {
    const next = at + 1 < steps.length ? `go to ${steps[at + 1]?.stepId}` : 'the task ends';
    const isOpen = onSuccess.every(({ criteria }) => criteria.length > 0);
    const own = failures[at]?.filter((rule) => !shared.includes(rule)) ?? [];
    const hasRest = (failures[at] ?? []).some((rule) => rule.startsWith('any other: '));
    return [
      ...onSuccess.map((action) => `success, ${ruleText(action)}`),
      ...(isOpen ? [`${onSuccess.length > 0 ? 'any other success' : 'success'}: ${next}`] : []),
      ...own.map((rule) => `failure, ${rule}`),
      ...(hasRest ? [] : ['any other failure: the task ends']),
    ];
  });
  return { ...workflow, failure: shared, after };
}

/** Returns all workflows for an element. */
export const workflowsData = async (portal: Portal): Promise<WorkflowData[]> =>
  (await siteWorkflows(portal, await readPages(portal))).map(withRules);

/** Returns a workflow for an element. Takes `name`, its id. */
export async function workflowData(
  { name = '' }: Readonly<Record<string, string>>,
  portal: Portal,
): Promise<WorkflowData> {
  const workflows = await workflowsData(portal);
  const found = workflows.find(({ workflowId }) => workflowId === name);
  if (!found)
    throw new DanglingReference(
      `no workflow "${name}". Workflows: ${workflows.map((workflow) => workflow.workflowId).join(', ')}`,
    );
  return found;
}
