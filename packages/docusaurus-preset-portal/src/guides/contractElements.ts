import type { StaticElements } from '../plugins/static-content/options';
import { workflowData, workflowsData } from '../workflows';
import { comparisonsData } from './changes/build/comparisons';
import { changelogData } from './changes/build/data';
import { rulesData } from './changes/build/rules';
import { requestSampleData, responseExampleData } from './snippets/build/data';
import { enumTableData } from './snippets/build/enumTable';

/** Elements that need nothing but contracts. */
export const contractElements: StaticElements = {
  RequestSample: {
    component: 'docusaurus-preset-portal/guides/snippets/components/RequestSample',
    data: requestSampleData,
  },
  ResponseExample: {
    component: 'docusaurus-preset-portal/guides/snippets/components/ResponseExample',
    data: responseExampleData,
  },
  Workflow: { component: 'docusaurus-preset-portal/workflows/components/Workflow', data: workflowData },
  Workflows: { component: 'docusaurus-preset-portal/workflows/components/Workflows', data: workflowsData },
  EnumTable: { component: 'docusaurus-preset-portal/guides/snippets/components/EnumTable', data: enumTableData },
};

/** Elements that need an earlier version of a contract. */
export const changeElements: StaticElements = {
  Changelog: {
    component: 'docusaurus-preset-portal/guides/changes/components/Changelog',
    data: changelogData,
    enhance: 'docusaurus-preset-portal/guides/changes/client/filterChanges',
  },
  Comparisons: { component: 'docusaurus-preset-portal/guides/changes/components/Comparisons', data: comparisonsData },
  ChangeRules: { component: 'docusaurus-preset-portal/guides/changes/components/ChangeRules', data: rulesData },
};
