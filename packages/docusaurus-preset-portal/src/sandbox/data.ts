import type { Api, Row } from './engine/types';

/** Data of the sandbox besides the contracts: plain JSON. */
export interface OwnData {
  /** Content of `api-specs/world.yaml`: facts that the examples of the contracts agree with. */
  world: Row;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: Row[];
  /** Labels of codes: attribute → code → label. Derived from the code lists. */
  codeLabels: Record<string, Record<string, Row>>;
}

/** All data of the sandbox. */
export interface SandboxData extends OwnData {
  apis: Api[];
}
