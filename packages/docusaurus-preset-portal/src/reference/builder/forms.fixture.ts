import { options, readContracts } from '../../../../../tests/support/portal';
import { formOf } from './build/form';
import type { OperationForm } from './form/types';

/** Every operation of this site with its form, as sent to the browser. */
export const operations = (await readContracts()).flatMap((api) =>
  api.operations
    .filter(({ operation }) => operation.kind === 'operation')
    .map(({ operation, located }) => ({
      id: `${api.ref.id}/${operation.id}`,
      api,
      operation,
      located,
      form: JSON.parse(JSON.stringify(formOf(operation, located, api, options))) as OperationForm,
    })),
);
