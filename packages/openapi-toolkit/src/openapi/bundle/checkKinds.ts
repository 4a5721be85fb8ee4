import {
  type Config,
  detectSpec,
  getTypes,
  normalizeTypes,
  normalizeVisitors,
  type Document as ParsedFile,
  SpecVersion,
  walkDocument,
} from '@redocly/openapi-core';
import type { OnFault } from '../ContractError';
import { checkNode, type ResolveReference } from './checkNode';
import { type ContractLocation, type Expected, kindFault } from './kinds';

interface TypeOfNode {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

const text = { type: 'string' };
const any = { isExample: true };

/** Keys added in OpenAPI 3.2, and extensions that contain operations, by type. */
const ADDED_KEYS: Record<string, Record<string, unknown>> = {
  Root: { $self: text, webhooks: 'WebhooksMap', 'x-webhooks': 'WebhooksMap' },
  Tag: { summary: text, parent: text, kind: text },
  Server: { name: text },
  PathItem: { query: 'Operation', additionalOperations: 'AdditionalOperations' },
  Response: { summary: text },
  MediaType: { itemSchema: 'Schema', itemEncoding: 'Encoding', prefixEncoding: any },
  SecurityScheme: { deprecated: { type: 'boolean' }, oauth2MetadataUrl: text },
  Example: { dataValue: any, serializedValue: text },
  Discriminator: { defaultMapping: text },
  Xml: { nodeType: text },
  Components: { mediaTypes: 'MediaTypesMap' },
};

const isExtension = (key: string): boolean => key.startsWith('x-');

/** Adds to the bundler's types of 3.0 and 3.1 the keys of OpenAPI 3.2 and paths without a slash. Extensions may have any value. */
function withLaterTypes(types: Record<string, TypeOfNode>): Record<string, TypeOfNode> {
  const extended = Object.entries(types).map(([name, type]) => {
    const known = Object.entries(type.properties ?? {}).filter(([key]) => !isExtension(key));
    return [name, { ...type, properties: { ...ADDED_KEYS[name], ...Object.fromEntries(known) } }];
  });
  return {
    ...Object.fromEntries(extended),
    // The bundler recognises paths by their slash; any other key is a path without one.
    Paths: {
      ...types.Paths,
      additionalProperties: (_: unknown, key: string) => (isExtension(key) ? undefined : 'PathItem'),
    },
    AdditionalOperations: { properties: {}, additionalProperties: 'Operation' },
  };
}

interface Visited {
  type: Expected;
  location: ContractLocation;
  resolve: ResolveReference;
  oasVersion: string;
}

const visitorOf = (onFault: OnFault) => ({
  any: (node: unknown, { type, location, resolve, oasVersion }: Visited) => {
    // A reference may lead to a part of another kind.
    const fault = type.name === 'SpecExtension' ? undefined : kindFault(node, type, location);
    if (fault) onFault(fault);
    else checkNode(node, type, location, { onFault, resolve, is30: oasVersion === SpecVersion.OAS3_0 });
  },
});

/** Configuration of the bundler that checks the kind of every value, in all files. It removes or fills empty values, and makes texts of numbers. */
export const kindsConfig = (onFault: OnFault) => ({
  plugins: [
    {
      id: 'kinds',
      preprocessors: { oas3: { check: () => visitorOf(onFault) } },
      typeExtension: { oas3: withLaterTypes },
    } as never,
  ],
  preprocessors: { 'kinds/check': 'on' as const },
});

/** Checks the content of one file, without following references. */
export function checkKinds(document: ParsedFile, config: Config, onFault: OnFault): void {
  const version = detectSpec(document.parsed);
  const types = normalizeTypes(config.styleguide.extendTypes(getTypes(version), version), config.styleguide);
  const rule = { ruleId: 'kinds', severity: 'error' as const, visitor: visitorOf(onFault) };
  walkDocument({
    document,
    rootType: types.Root as Parameters<typeof walkDocument>[0]['rootType'],
    normalizedVisitors: normalizeVisitors([rule] as unknown as Parameters<typeof normalizeVisitors>[0], types),
    resolvedRefMap: new Map(),
    ctx: { problems: [], oasVersion: version, visitorsData: {} },
  });
}
