import { attributeLink } from './attributes/build/attributeLink';
import { attributeTableData, catalogueData } from './attributes/build/data';
import { comparisonsData } from './changes/build/comparisons';
import { changelogData } from './changes/build/data';
import { rulesData } from './changes/build/rules';
import { codeListData, codeListDownloadsData, codeListIndexData } from './code-lists/build/data';
import { dataProtectionData } from './data-protection/build/data';
import type { StaticElements } from './delivery/static-content/options';
import { sandboxFileData, terminalData } from './first-call/build/data';
import { glossaryData } from './glossary/build/data';
import { listData } from './identifier-box/build/listData';
import { mapData } from './identifier-map/build/mapData';
import { migrationData } from './migration/build/data';
import { clientProgramsData, recipeCallsData, recipeData } from './recipes/build/data';
import { requestSampleData, responseExampleData } from './snippets/build/data';
import { enumTableData } from './snippets/build/enumTable';

/** Elements that MDX pages use without an import. */
export const elements: StaticElements = {
  RequestSample: { component: '@site/src/snippets/components/RequestSample', data: requestSampleData },
  ResponseExample: { component: '@site/src/snippets/components/ResponseExample', data: responseExampleData },
  Terminal: { component: '@site/src/first-call/components/Terminal', data: terminalData },
  SandboxFile: { component: '@site/src/first-call/components/Terminal', data: sandboxFileData },
  GetKey: { component: '@site/src/reference/components/GetKey', data: () => ({}) },
  Attribute: { markdown: attributeLink },
  AttributeCatalogue: {
    component: '@site/src/attributes/components/AttributeCatalogue',
    data: catalogueData,
    enhance: '@site/src/attributes/client/filterRows',
  },
  AttributeTable: { component: '@site/src/attributes/components/AttributeTable', data: attributeTableData },
  EnumTable: { component: '@site/src/snippets/components/EnumTable', data: enumTableData },
  CodeList: { component: '@site/src/code-lists/components/CodeList', data: codeListData },
  CodeListDownloads: { component: '@site/src/code-lists/components/CodeListDownloads', data: codeListDownloadsData },
  CodeListIndex: { component: '@site/src/code-lists/components/CodeListIndex', data: codeListIndexData },
  CodeSearch: {
    component: '@site/src/code-lists/components/CodeSearch',
    data: () => ({}),
    enhance: '@site/src/code-lists/client/searchCodes',
  },
  IdentifierBox: {
    component: '@site/src/identifier-box/components/IdentifierBox',
    data: listData,
    enhance: '@site/src/identifier-box/client/enhance',
  },
  IdentifierWays: {
    component: '@site/src/identifier-map/components/IdentifierWays',
    data: mapData,
    enhance: '@site/src/identifier-map/client/choose',
  },
  DataProtectionClasses: {
    component: '@site/src/data-protection/components/DataProtection',
    data: () => ({}),
  },
  DataProtection: { component: '@site/src/data-protection/components/DataProtection', data: dataProtectionData },
  Recipe: { component: '@site/src/recipes/components/Recipe', data: recipeData },
  RecipeCalls: { component: '@site/src/recipes/components/RecipeCalls', data: recipeCallsData },
  ClientPrograms: { component: '@site/src/recipes/components/ClientPrograms', data: clientProgramsData },
  Glossary: { component: '@site/src/glossary/components/Glossary', data: glossaryData },
  Changelog: {
    component: '@site/src/changes/components/Changelog',
    data: changelogData,
    enhance: '@site/src/changes/client/filterChanges',
  },
  Comparisons: { component: '@site/src/changes/components/Comparisons', data: comparisonsData },
  ChangeRules: { component: '@site/src/changes/components/ChangeRules', data: rulesData },
  MigrationCalls: { component: '@site/src/migration/components/Migration', data: migrationData },
  MigrationFields: { component: '@site/src/migration/components/Migration', data: migrationData },
  MigrationMissing: { component: '@site/src/migration/components/Migration', data: migrationData },
};
