import { pascalCase, type ReadContract, type Sample } from 'openapi-toolkit';
import type { SampleRequest } from 'openapi-toolkit/samples';
import { clientApi } from '../clients/clientApi';
import { packageName } from '../clients/pack';
import { type TypedApis, typedApis } from '../clients/typedApis';
import { clientSamples } from '.';

/** The form of a page fills no values into a call of the Java client. */
const FIXED = '// It has the values of the example.\n';

/** Returns the types of what operations take: a call of the client in Java needs no others. */
function typesOf(sources: readonly ReadContract[]): TypedApis {
  const { types, apis } = typedApis(sources.map(clientApi));
  return {
    types: types.filter(({ isSent }) => isSent),
    apis: apis.map(({ id, operations }) => ({
      id,
      operations: operations.map(({ name, values }) => ({ name, values })),
    })),
  } as unknown as TypedApis;
}

/** Makes the option `clients` of docusaurus-preset-portal: calls of the clients among the samples. `slug` names the package. */
export const portalClients = (slug: string) => ({
  names: { client: packageName(slug), className: pascalCase(slug) },
  writers: 'api-clients/samples',
  callsOf: (sources: readonly ReadContract[]) => {
    const types = typesOf(sources);
    return (request: SampleRequest): Sample[] => clientSamples(request, types, FIXED);
  },
  typesOf,
});
