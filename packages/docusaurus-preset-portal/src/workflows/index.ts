export { workflowData, workflowsData } from './data';
export { readWorkflows } from './readWorkflows';
export { publishedWorkflows, type ResolvedWorkflow, setWorkflows, siteWorkflows, WORKFLOWS } from './resolveWorkflows';
