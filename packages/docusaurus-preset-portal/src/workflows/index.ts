export { workflowData, workflowsData } from './data';
export { readWorkflows } from './readWorkflows';
export { publishedWorkflows, type ResolvedWorkflow, siteWorkflows, WORKFLOWS } from './resolveWorkflows';
