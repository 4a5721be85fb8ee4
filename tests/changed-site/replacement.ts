import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, METHODS, type OperationObject, type PathItem } from 'openapi-toolkit';
import { bundleContract } from 'openapi-toolkit/node';
import { stringify } from 'yaml';
import { apis } from '#site';

/** Schema of every response of a replacement contract. */
const THING = {
  type: 'object',
  properties: { reference: { type: 'string' }, count: { type: 'integer' }, from: { type: 'string', format: 'date' } },
};

/** Variables of its server: one of some values, and any text. */
const VARIABLES = { region: { default: 'eu', enum: ['eu', 'us'] }, version: { default: 'v4' } };

const body = (ref: string) => ({ content: { 'application/json': { schema: { $ref: ref } } } });

function replacementOperation({ operationId, summary, tags, requestBody }: OperationObject, route: string, at: number) {
  const parameters = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const filter = { name: 'filter', in: 'query', schema: { type: 'string' } };
  return {
    operationId,
    summary,
    tags,
    parameters: at % 2 ? parameters : [...parameters, filter],
    ...(requestBody && { requestBody: { required: true, ...body('#/components/schemas/Thing') } }),
    responses: {
      200: { description: 'The result.', ...body('#/components/schemas/Thing') },
      400: { description: 'The request is wrong.' },
    },
  };
}

/** Returns a contract with the operations of one of ours, other schemas, no extensions and no examples. */
function replacementOf({ info, paths = {}, tags = [] }: Document): object {
  let at = 0;
  const items = Object.entries(paths).map(([route, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = (item as PathItem)[method];
      return operation ? [[method, replacementOperation(operation, route, at++)] as const] : [];
    });
    return [route, Object.fromEntries(operations)];
  });
  return {
    openapi: '3.0.3',
    info: { title: info.title, version: '4.1.0' },
    servers: [{ url: 'https://{region}.real.test/{version}', variables: VARIABLES }],
    security: [{ key: [] }],
    tags: tags.map(({ name }) => ({ name })),
    paths: Object.fromEntries(items),
    components: {
      schemas: { Thing: THING },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    },
  };
}

/**
 * Replaces contracts in a copy of the site.
 *
 * @param kept Ids of the APIs that keep their contract.
 */
export async function replaceContracts(folder: string, kept: readonly string[]): Promise<void> {
  for (const { spec } of apis.filter(({ id }) => !kept.includes(id))) {
    const document = await bundleContract(`api-specs/${spec}`, { allow: ['api-specs'] });
    await writeFile(path.join(folder, 'api-specs', spec), stringify(replacementOf(document)));
  }
}
