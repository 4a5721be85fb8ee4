import type { Document } from 'openapi-toolkit';
import { parse } from 'yaml';

const TEXT = `
openapi: 3.1.0
info: { title: Shapes, version: 1.0.0, description: Words }
servers: [{ url: 'https://example.com' }]
security: [{ key: [] }]
paths:
  /shapes:
    post:
      operationId: createShape
      summary: Create a shape
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { note: a } } }
      callbacks:
        done:
          '{$request.body#/url}':
            post:
              requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: string, enum: [a, b] } } } } } }
              responses: { '204': { description: Heard } }
      responses:
        '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Receipt' } } } }
  /shapes/{shapeId}:
    get:
      operationId: getShape
      parameters:
        - { name: shapeId, in: path, required: true, schema: { type: string } }
        - { name: parts, in: query, schema: { type: array, maxItems: 3, items: { type: string } }, example: [a] }
        - { name: size, in: query, required: true, schema: { type: integer } }
      responses:
        '200':
          description: The shape
          headers:
            X-Rate: { required: true, schema: { type: integer } }
            X-Note: { schema: { type: string } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Receipt' } }, text/csv: { schema: { type: string } } }
        '204': { description: No shape }
        '404': { description: Not found, x-cause: It was never there }
    put:
      operationId: replaceShape
      security: [{ oauth: [read] }]
      parameters:
        - { name: shapeId, in: path, required: true, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } }, text/csv: { schema: { type: string } } } }
      responses: { '204': { description: Replaced } }
webhooks:
  changed:
    post:
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '200': { description: Heard } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    token: { type: http, scheme: basic }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { read: Read, write: Write } } } }
  schemas:
    Size: { type: integer, minimum: 1 }
    Order: { type: object, properties: { value: {}, note: { type: string } } }
    Receipt: { type: object, properties: { value: {}, id: { type: string }, parent: { $ref: '#/components/schemas/Receipt' } } }
`;

const DOCUMENT: Document = parse(TEXT);

/** Returns a new contract in which a request reads `Order` and a response writes `Receipt`. */
export const shapes = (): Document => structuredClone(DOCUMENT);

type Json = Record<string, unknown>;

/**
 * Returns a copy of the contract with one part set to another value; `null` removes it. Steps of the path are separated
 * by a space.
 */
export function edited(document: Document, path: string, value: unknown): Document {
  const copy = structuredClone(document);
  const steps = path.split(' ');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((node, step) => node[step] as Json, copy as unknown as Json);
  if (value !== null) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}
