import { attributeTableData, catalogueData } from './attributes/build/data';
import { changelogData } from './changes/build/data';
import { glossaryData } from './glossary/build/data';
import { migrationData } from './migration/build/data';
import { qualityData } from './quality/build/data';
import { requestSampleData, responseExampleData } from './snippets/build/data';
import { enumTableData } from './snippets/build/enumTable';

/** An element of MDX that is rendered on the server alone. */
export interface IslandKind {
  /** Module with the component, exported by the name of the element. Its props are `id` and `data`. */
  view: string;
  /** What makes the finished HTML respond: a key of `wakers` in `plugins/finished-html/client/wake.ts`. */
  enhance?: string;
  /**
   * What the component shows, made from the attributes while the page is compiled.
   *
   * @throws when the attributes name something that is not there; the message is shown with file and line.
   */
  data: (attributes: Record<string, string>) => object | Promise<object>;
}

/** Elements that MDX pages can use without an import. */
export const kinds: Readonly<Record<string, IslandKind>> = {
  RequestSample: { view: '@site/src/snippets/components/RequestSample', data: requestSampleData },
  ResponseExample: { view: '@site/src/snippets/components/ResponseExample', data: responseExampleData },
  AttributeCatalogue: {
    view: '@site/src/attributes/components/AttributeCatalogue',
    enhance: 'attribute-catalogue',
    data: catalogueData,
  },
  AttributeTable: { view: '@site/src/attributes/components/AttributeTable', data: attributeTableData },
  EnumTable: { view: '@site/src/snippets/components/EnumTable', data: enumTableData },
  Glossary: { view: '@site/src/glossary/components/Glossary', data: glossaryData },
  QualityPages: { view: '@site/src/quality/components/Quality', data: qualityData },
  QualityFigures: { view: '@site/src/quality/components/Quality', data: qualityData },
  Changelog: { view: '@site/src/changes/components/Changelog', data: changelogData },
  MigrationCalls: { view: '@site/src/migration/components/Migration', data: migrationData },
  MigrationFields: { view: '@site/src/migration/components/Migration', data: migrationData },
  MigrationMissing: { view: '@site/src/migration/components/Migration', data: migrationData },
};
