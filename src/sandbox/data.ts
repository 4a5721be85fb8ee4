import type { Api, Row } from './engine/types';

/** Data of the sandbox: plain JSON, so that it can be bundled into one file. */
export interface SandboxData {
  apis: Api[];
  /** Content of `api-specs/world.yaml`: facts that the examples of the contracts agree with. */
  world: Row;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: Row[];
  /** Labels of codes: attribute → code → label. Derived from the code lists. */
  codeLabels: Record<string, Record<string, Row>>;
}
