import { clientApi } from '../../packages/docusaurus-preset-portal/src/clients/clientApi';
import { apiName, className, packageName } from '../../packages/docusaurus-preset-portal/src/clients/names';
import { typedApis } from '../../packages/docusaurus-preset-portal/src/clients/typedApis';
import { readContracts } from '../../packages/docusaurus-preset-portal/src/reference/generate/contracts.fixture';
import { clientSamples } from '../../packages/docusaurus-preset-portal/src/reference/samples/clients';
import { allCases } from './cases';

/** Returns the calls of the success examples through the client of a language, as pages show them. */
export async function callTexts(language: string): Promise<string[]> {
  const typed = typedApis((await readContracts()).map(clientApi));
  const cases = (await allCases()).filter(({ name }) => / 20\d /.test(name));
  return cases.map(({ name, line: { api, operation, parameters, body, headers }, request }) => {
    const call = {
      client: packageName,
      className,
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
