import { clientApi, typedApis } from 'api-clients';
import { clientSamples } from 'api-clients/samples';
import { apiName } from 'openapi-toolkit';
import { clients } from '#site/portal';
import { readContracts } from '../support/portal';
import { allCases } from './cases';

/** Returns the calls of the success examples through the client of a language, as pages show them. */
export async function callTexts(language: string): Promise<string[]> {
  const typed = typedApis((await readContracts()).map(clientApi));
  const cases = (await allCases()).filter(({ name }) => / 20\d /.test(name));
  return cases.map(({ name, line: { api, operation, parameters, body, headers }, request }) => {
    const call = {
      ...clients.names,
      docs: '',
      api: apiName({ id: api }),
      operation,
      values: { ...parameters, ...(body !== null && { body }) },
      headers: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
    };
    const sample = clientSamples({ ...request, call }, typed).find((one) => one.language === language);
    if (!sample) throw new Error(`${name} has no sample.`);
    return sample.text;
  });
}
