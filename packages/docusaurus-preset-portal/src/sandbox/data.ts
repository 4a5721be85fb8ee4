import type { DataRow, SandboxApi } from './engine/types';

/** Data of the sandbox besides the contracts: plain JSON. */
export interface OwnData {
  /** Content of `api-specs/world.yaml`: facts that the examples of the contracts agree with. */
  world: DataRow;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: DataRow[];
  /** Labels of codes: attribute → code → label. Derived from the code lists. */
  codeLabels: Record<string, Record<string, DataRow>>;
}

/** All data of the sandbox. */
export interface SandboxData extends OwnData {
  apis: SandboxApi[];
}
