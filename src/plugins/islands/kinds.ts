import { requestSampleData, responseExampleData } from '../../components/Snippets/data';

/** An element of MDX that is rendered on the server alone. */
export interface IslandKind {
  /** Module with the component, exported by the name of the element. Its only prop is `data`, and `id`. */
  view: string;
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
};
