import { attributeTableData, catalogueData } from '../../components/Attributes/data';
import { changelogData } from '../../components/Changelog/data';
import { glossaryData } from '../../components/Glossary/data';
import { migrationData } from '../../components/Migration/data';
import { qualityData } from '../../components/Quality/data';
import { requestSampleData, responseExampleData } from '../../components/Snippets/data';
import { enumTableData } from '../../components/Snippets/enumTable';

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
  RequestSample: { view: '@site/src/components/Snippets/RequestSample', data: requestSampleData },
  ResponseExample: { view: '@site/src/components/Snippets/ResponseExample', data: responseExampleData },
  AttributeCatalogue: {
    view: '@site/src/components/Attributes/AttributeCatalogue',
    enhance: 'attribute-catalogue',
    data: catalogueData,
  },
  AttributeTable: { view: '@site/src/components/Attributes/AttributeTable', data: attributeTableData },
  EnumTable: { view: '@site/src/components/Snippets/EnumTable', data: enumTableData },
  Glossary: { view: '@site/src/components/Glossary', data: glossaryData },
  QualityPages: { view: '@site/src/components/Quality', data: qualityData },
  QualityFigures: { view: '@site/src/components/Quality', data: qualityData },
  Changelog: { view: '@site/src/components/Changelog', data: changelogData },
  MigrationCalls: { view: '@site/src/components/Migration', data: migrationData },
  MigrationFields: { view: '@site/src/components/Migration', data: migrationData },
  MigrationMissing: { view: '@site/src/components/Migration', data: migrationData },
};
