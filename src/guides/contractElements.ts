import type { StaticElements } from '../plugins/static-content/options';
import { comparisonsData } from './changes/build/comparisons';
import { changelogData } from './changes/build/data';
import { rulesData } from './changes/build/rules';
import { requestSampleData, responseExampleData } from './snippets/build/data';
import { enumTableData } from './snippets/build/enumTable';

/** Elements that need nothing but contracts. */
export const contractElements: StaticElements = {
  RequestSample: { component: '@site/src/guides/snippets/components/RequestSample', data: requestSampleData },
  ResponseExample: { component: '@site/src/guides/snippets/components/ResponseExample', data: responseExampleData },
  EnumTable: { component: '@site/src/guides/snippets/components/EnumTable', data: enumTableData },
};

/** Elements that need an earlier version of a contract. */
export const changeElements: StaticElements = {
  Changelog: {
    component: '@site/src/guides/changes/components/Changelog',
    data: changelogData,
    enhance: '@site/src/guides/changes/client/filterChanges',
  },
  Comparisons: { component: '@site/src/guides/changes/components/Comparisons', data: comparisonsData },
  ChangeRules: { component: '@site/src/guides/changes/components/ChangeRules', data: rulesData },
};
