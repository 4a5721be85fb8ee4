import type { StaticElements } from 'docusaurus-preset-portal';
import { changeElements, contractElements } from 'docusaurus-preset-portal/node';
import { attributeLink } from '../guides/attributes/build/attributeLink';
import { attributeTableData, catalogueData } from '../guides/attributes/build/data';
import { clientPackagesData, clientProgramData, clientProgramsData } from '../guides/clients/build/data';
import { codeListData, codeListDownloadsData, codeListIndexData } from '../guides/code-lists/build/data';
import { dataProtectionData } from '../guides/data-protection/build/data';
import { offlineFileData, terminalData } from '../guides/first-call/build/data';
import { glossaryData } from '../guides/glossary/build/data';
import { listData } from '../guides/identifiers/box/build/listData';
import { mapData } from '../guides/identifiers/map/build/mapData';
import { migrationData } from '../guides/migration/build/data';
import { recipeCallsData, recipeData } from '../guides/recipes/build/data';
import { twoTimesData } from '../guides/time/build/data';

/** Elements that MDX pages use without an import. */
export const elements: StaticElements = {
  ...contractElements,
  ...changeElements,
  Terminal: { component: '@site/src/guides/first-call/components/Terminal', data: terminalData },
  OfflineFile: { component: '@site/src/guides/first-call/components/Terminal', data: offlineFileData },
  GetKey: { component: 'docusaurus-preset-portal/elements', data: () => ({}) },
  Attribute: { markdown: attributeLink },
  AttributeCatalogue: {
    component: '@site/src/guides/attributes/components/AttributeCatalogue',
    data: catalogueData,
    enhance: '@site/src/guides/attributes/client/filterRows',
  },
  AttributeTable: { component: '@site/src/guides/attributes/components/AttributeTable', data: attributeTableData },
  CodeList: { component: '@site/src/guides/code-lists/components/CodeList', data: codeListData },
  CodeListDownloads: {
    component: '@site/src/guides/code-lists/components/CodeListDownloads',
    data: codeListDownloadsData,
  },
  CodeListIndex: { component: '@site/src/guides/code-lists/components/CodeListIndex', data: codeListIndexData },
  CodeSearch: {
    component: '@site/src/guides/code-lists/components/CodeSearch',
    data: () => ({}),
    enhance: '@site/src/guides/code-lists/client/searchCodes',
  },
  IdentifierBox: {
    component: '@site/src/guides/identifiers/box/components/IdentifierBox',
    data: listData,
    enhance: '@site/src/guides/identifiers/box/client/enhance',
  },
  IdentifierWays: {
    component: '@site/src/guides/identifiers/map/components/IdentifierWays',
    data: mapData,
    enhance: '@site/src/guides/identifiers/map/client/choose',
  },
  TwoTimes: {
    component: '@site/src/guides/time/components/TwoTimes',
    data: twoTimesData,
    enhance: '@site/src/guides/time/client/move',
  },
  DataProtectionClasses: {
    component: '@site/src/guides/data-protection/components/DataProtection',
    data: () => ({}),
  },
  DataProtection: { component: '@site/src/guides/data-protection/components/DataProtection', data: dataProtectionData },
  Recipe: { component: '@site/src/guides/recipes/components/Recipe', data: recipeData },
  RecipeCalls: { component: '@site/src/guides/recipes/components/RecipeCalls', data: recipeCallsData },
  ClientPrograms: { component: '@site/src/guides/clients/components/Programs', data: clientProgramsData },
  ClientPackages: { component: '@site/src/guides/clients/components/Clients', data: clientPackagesData },
  ClientProgram: { component: '@site/src/guides/clients/components/Programs', data: clientProgramData },
  Glossary: { component: '@site/src/guides/glossary/components/Glossary', data: glossaryData },
  MigrationCalls: { component: '@site/src/guides/migration/components/Migration', data: migrationData },
  MigrationFields: { component: '@site/src/guides/migration/components/Migration', data: migrationData },
  MigrationMissing: { component: '@site/src/guides/migration/components/Migration', data: migrationData },
};
