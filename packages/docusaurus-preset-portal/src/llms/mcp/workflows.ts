import { unknownName } from './ToolError';
import { argumentsOf, type Tool, textArgument } from './tool';

export const getWorkflow: Tool<{ workflow?: string }> = {
  name: 'get_workflow',
  title: 'Read a workflow',
  description:
    'The requests of a task in their order: what each sends, what it hands on, when to repeat and when to stop. Lists all without an argument.',
  input: argumentsOf({ workflow: textArgument('Id of the workflow.') }),
  run: ({ workflow }, { workflows }) => {
    if (workflow === undefined) return workflows.map(({ workflowId, summary }) => ({ workflowId, summary }));
    const found = workflows.find(({ workflowId }) => workflowId === workflow);
    if (!found)
      throw unknownName(
        'workflow',
        workflow,
        workflows.map(({ workflowId }) => workflowId),
      );
    return found;
  },
};
