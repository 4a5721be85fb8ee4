import type { ClientModel } from './model';

/** Returns what differs from the defaults of NSwag, for a client in C# chosen by the variables `Api` and `Name`. */
export function nswagConfig({ className, homepage }: Pick<ClientModel, 'className' | 'homepage'>): string {
  const settings = {
    className: '$(Name)Client',
    namespace: `${className}.$(Name)`,
    // The default divides an operationId at its first underscore.
    operationGenerationMode: 'SingleClientFromOperationId',
    generateOptionalParameters: true,
    generateNullableReferenceTypes: true,
    generateOptionalPropertiesAsNullable: true,
    dateType: 'System.DateOnly',
    // The default leaves the offset out.
    parameterDateTimeFormat: 'O',
    disposeHttpClient: false,
    output: '$(Name)Client.cs',
  };
  const config = {
    runtime: 'Default',
    defaultVariables: 'Api=data,Name=Data',
    documentGenerator: { fromDocument: { url: `${homepage}openapi/$(Api)-3.0.json`, output: null } },
    codeGenerators: { openApiToCSharpClient: settings },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
