import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apis, site } from '#site';
import { clientModel } from '../../packages/docusaurus-preset-portal/src/clients/model';
import { nswagConfig } from '../../packages/docusaurus-preset-portal/src/clients/nswag';
import { siteUrl } from '../../packages/docusaurus-preset-portal/src/lib/basePath';

const page = readFileSync('docs/docs/clients.mdx', 'utf8');

/** Settings of `openApiToCSharpClient` in NSwag 14.6.3, as its commands define them. NSwag ignores any other name. */
const NSWAG_SETTINGS = `clientBaseClass configurationClass generateClientClasses suppressClientClassesOutput
  generateClientInterfaces suppressClientInterfacesOutput clientBaseInterface injectHttpClient disposeHttpClient
  protectedMethods generateExceptionClasses exceptionClass wrapDtoExceptions useHttpClientCreationMethod httpClientType
  useHttpRequestMessageCreationMethod useBaseUrl generateBaseUrlProperty generateSyncMethods
  generatePrepareRequestAndProcessResponseAsAsyncMethods exposeJsonSerializerSettings clientClassAccessModifier
  typeAccessModifier propertySetterAccessModifier generateNativeRecords useRequiredKeyword generateContractsOutput
  contractsNamespace contractsOutputFilePath parameterDateTimeFormat parameterDateFormat
  generateUpdateJsonSerializerSettingsMethod useRequestAndResponseSerializationSettings serializeTypeInformation
  queryNullValue className operationGenerationMode includedOperationIds excludedOperationIds additionalNamespaceUsages
  additionalContractNamespaceUsages generateOptionalParameters generateJsonMethods enforceFlagEnums parameterArrayType
  parameterDictionaryType responseArrayType responseDictionaryType wrapResponses wrapResponseMethods
  generateResponseClasses responseClass namespace requiredPropertiesMustBeDefined dateType jsonConverters anyType
  dateTimeType timeType timeSpanType arrayType arrayInstanceType dictionaryType dictionaryInstanceType arrayBaseType
  dictionaryBaseType classStyle jsonLibrary jsonPolymorphicSerializationStyle jsonLibraryVersion generateDefaultValues
  generateDataAnnotations excludedTypeNames excludedParameterNames handleReferences generateImmutableArrayProperties
  generateImmutableDictionaryProperties jsonSerializerSettingsTransformationMethod inlineNamedArrays
  inlineNamedDictionaries inlineNamedTuples inlineNamedAny writeAccessor generateDtoTypes
  generateOptionalPropertiesAsNullable generateNullableReferenceTypes templateDirectory serviceHost serviceSchemes output
  newLineBehavior`.split(/\s+/);

const OPERATION_MODES = [
  ...['MultipleClientsFromOperationId', 'MultipleClientsFromPathSegments', 'SingleClientFromOperationId'],
  ...['MultipleClientsFromFirstTagAndPathSegments', 'MultipleClientsFromFirstTagAndOperationId'],
  ...['SingleClientFromPathSegments', 'MultipleClientsFromFirstTagAndOperationName'],
];
const RUNTIMES = ['Default', 'WinX64', 'WinX86', 'Net80', 'Net90', 'Net100', 'Debug'];

/** Options of `kiota generate` 1.34.1 that have a value, or none. */
const KIOTA_OPTIONS = {
  valued: ['--language', '--openapi', '--class-name', '--namespace-name', '--output', '--type-access-modifier'],
  flags: ['--exclude-backward-compatible', '--clean-output', '--backing-store', '--additional-data'],
};

describe('nswag.json', () => {
  const text = nswagConfig(clientModel([], ''));
  const config = JSON.parse(text) as {
    runtime: string;
    defaultVariables: string;
    documentGenerator: { fromDocument: { url: string } };
    codeGenerators: { openApiToCSharpClient: Record<string, unknown> };
  };
  const settings = config.codeGenerators.openApiToCSharpClient;

  it('has only settings and values that NSwag knows', () => {
    expect(Object.keys(settings).filter((name) => !NSWAG_SETTINGS.includes(name))).toEqual([]);
    expect(Object.keys(settings).length).toBeGreaterThan(5);
    expect(OPERATION_MODES).toContain(settings.operationGenerationMode);
    expect(RUNTIMES).toContain(config.runtime);
  });

  it('reads the contract of each API of the site by its variables', () => {
    const used = [...new Set([...text.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name))].sort();
    const commands = [...page.matchAll(/^nswag run nswag\.json \/variables:(\S+)$/gm)].map(
      ([, variables]) => variables,
    );
    expect(commands.length).toBeGreaterThan(1);
    for (const variables of [config.defaultVariables, ...commands]) {
      const given = new Map((variables ?? '').split(',').map((pair) => pair.split('=') as [string, string]));
      expect([...given.keys()].sort()).toEqual(used);
      expect(apis.map(({ id }) => id)).toContain(given.get('Api'));
    }
    expect(config.documentGenerator.fromDocument.url).toBe(`${siteUrl(site)}/openapi/$(Api)-3.0.json`);
  });
});

it('the command of Kiota has options that Kiota knows, each with its value', () => {
  const [, line = ''] = /^kiota generate (.+)$/m.exec(page) ?? [];
  const words = line.split(' ');
  expect(words.length).toBeGreaterThan(5);
  const names = words.filter((word) => word.startsWith('--'));
  expect(names.filter((name) => ![...KIOTA_OPTIONS.valued, ...KIOTA_OPTIONS.flags].includes(name))).toEqual([]);
  for (const name of names) {
    const next = words[words.indexOf(name) + 1] ?? '--';
    expect(next.startsWith('--'), name).toBe(KIOTA_OPTIONS.flags.includes(name));
  }
  expect(line).toContain(`${siteUrl(site)}/openapi/${apis[0]?.id}-3.0.json`);
});
