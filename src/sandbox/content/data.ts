import type { Api, Row } from '../engine/types';

/** Everything the sandbox responds from: plain JSON, so that it can be packed into one file. */
export interface SandboxData {
  apis: Api[];
  /** `api-specs/world.yaml`: facts the examples of the contracts agree with. */
  world: Row;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: Row[];
  /** What the codes stand for: attribute → code → label. Made from the code lists. */
  codeLabels: Record<string, Record<string, Row>>;
}
