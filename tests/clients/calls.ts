import type { ClientCall, ClientModel } from '../../src/clients/model';
import { allCases } from './cases';

/** Returns the calls of the success examples. */
export const callsOf = async ({ apis }: ClientModel): Promise<ClientCall[]> =>
  (await allCases())
    .filter(({ name }) => / 20\d /.test(name))
    .map(({ line: { api: id, operation: name, parameters, body, headers } }) => {
      const api = apis.find((one) => one.id === id);
      const operation = api?.operations.find((one) => one.name === name);
      if (!api || !operation) throw new Error(`${id} ${name} is missing.`);
      return { api, operation, parameters, ...(body !== null && { body }), headers };
    });
