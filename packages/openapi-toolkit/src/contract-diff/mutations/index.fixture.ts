import { alternativeMutations } from './alternatives.fixture';
import { annotationMutations } from './annotations.fixture';
import { contractMutations } from './contract.fixture';
import type { OperationMutation, SchemaMutation } from './mutation.fixture';
import { objectMutations } from './objects.fixture';
import { requestMutations } from './requests.fixture';
import { responseMutations } from './responses.fixture';
import { valueMutations } from './values.fixture';

/** Every keyword of a schema, added, removed and changed. Maintained by hand. */
export const schemaMutations: readonly SchemaMutation[] = [
  ...valueMutations,
  ...objectMutations,
  ...alternativeMutations,
  ...annotationMutations,
];

/** Every part of an operation, added, removed and changed. Maintained by hand. */
export const operationMutations: readonly OperationMutation[] = [
  ...requestMutations,
  ...responseMutations,
  ...contractMutations,
];
