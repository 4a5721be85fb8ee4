import { describe, expect, it } from 'vitest';
import { restoreIntegers } from '../../openapi';
import { INTEGER_MARK } from '../../openapi/bundle/integerMarks';
import { apiOf, SERVER } from '../generate/api.fixture';
import { environmentFile, exportFiles } from '.';

const paths = {
  '/a': { get: { operationId: 'getA', summary: 'Get A', description: 'Returns A. More.', tags: ['As'] } },
  '/b': { get: { operationId: 'getB', summary: 'Get B' } },
};
const secured = {
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};
const webhooks = { changed: { post: { operationId: 'changed', summary: 'Changed' } } };

async function filesOf(parts: object) {
  const files = await exportFiles(apiOf(parts));
  const environment = environmentFile([apiOf(parts)]);
  const textOf = (ending: string) => String(files.find(({ name }) => name.endsWith(ending))?.content);
  return { files, textOf, environment };
}

describe('exportFiles', () => {
  it('names the files after the API', async () => {
    const { files } = await filesOf({ paths });
    expect(files.map(({ name, label }) => [name, label])).toEqual([
      ['example.postman_collection.json', 'Postman collection'],
      ['example.d.ts', 'TypeScript types'],
    ]);
  });

  it('has every operation but no webhook, in the folder of its tag or of the API', async () => {
    const { textOf, environment } = await filesOf({ paths, webhooks });
    const { info, item } = JSON.parse(textOf('.postman_collection.json'));
    expect([info.name, info.version]).toEqual(['Example API', '1.2.3']);
    expect(item.map((folder: Folder) => [folder.name, ...folder.item.map((one) => one.request)])).toEqual([
      ['As', expect.objectContaining({ description: 'Returns A.' })],
      ['Example API', expect.objectContaining({ description: 'Get B' })],
    ]);
    expect(item[0].item[0].request.url.raw).toBe('{{baseUrl}}/v1/a');
    expect(JSON.parse(String(environment?.content)).values[0].value).toBe(new URL(SERVER).origin);
  });

  it('writes integers above 2^53 as digits', async () => {
    const example = { id: `${INTEGER_MARK}1234567890123456789${INTEGER_MARK}` };
    const requestBody = { content: { 'application/json': { schema: { type: 'object' }, example } } };
    const { textOf } = await filesOf({ paths: { '/a': { post: { operationId: 'a', requestBody } } } });
    expect(restoreIntegers(textOf('.postman_collection.json'))).toMatch(/id\\?": 1234567890123456789\b/);
  });

  it('names the API in the types, and the variable of a key in the environment', async () => {
    const { textOf, environment } = await filesOf({ paths, ...secured });
    expect(JSON.parse(String(environment?.content)).values.map(({ key }: { key: string }) => key)).toContain('apiKey');
    expect(textOf('.d.ts')).toMatch(/^\/\*\* Types of the Example API 1\.2\.3\. /);
  });

  it('leaves the host empty if the contract has none', async () => {
    const { textOf, environment } = await filesOf({ servers: [{ url: '/v1' }], paths });
    expect(JSON.parse(String(environment?.content)).values[0].value).toBe('');
    expect(JSON.parse(textOf('.postman_collection.json')).item[0].item[0].request.url.raw).toBe('{{baseUrl}}/v1/a');
  });

  it('creates no file without an operation', async () => {
    expect(await exportFiles(apiOf({}))).toEqual([]);
    expect(environmentFile([apiOf({})])).toBeUndefined();
  });

  it('has a variable for each value that is a path segment, and for no other', async () => {
    const parameter = (name: string, more = {}) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...more,
    });
    const get = {
      operationId: 'get',
      parameters: [
        parameter('a', { example: 'x/y z' }),
        parameter('b', { example: 'b' }),
        parameter('c', { example: ['1', '2'], schema: { type: 'array' }, style: 'label', explode: true }),
      ],
      responses: {
        200: { description: 'Good', content: { 'application/json': { examples: { one: { value: { a: 1 } } } } } },
        '4XX': { description: 'Bad', content: { 'application/json': { example: {} } } },
      },
    };
    const { textOf } = await filesOf({ paths: { '/:a/{a}/v{b}/{c}': { get } } });
    const [{ request, response }] = JSON.parse(textOf('.postman_collection.json')).item[0].item;
    expect(request.url.raw).toBe('{{baseUrl}}/v1/%3Aa/:a/vb/:c');
    expect(request.url.variable).toEqual([
      { key: 'a', value: 'x%2Fy%20z' },
      { key: 'c', value: '.1.2' },
    ]);
    expect(
      response.map(({ name, code, body }: Record<string, unknown>) => [name, code, JSON.parse(String(body))]),
    ).toEqual([['200 one', 200, { a: 1 }]]);
  });
});

interface Folder {
  name: string;
  item: { request: object }[];
}

describe("a file that can't be created", () => {
  const broken = () => {
    const api = apiOf({ paths });
    Object.defineProperty(api.document.info, 'version', {
      get: () => {
        throw new Error('No version.');
      },
    });
    return api;
  };

  it('is omitted and reported; the other files are created', async () => {
    const missing: string[] = [];
    const files = await exportFiles(broken(), (label, error) => missing.push(`${label}: ${error.message}`));
    expect(missing).toEqual(['TypeScript types: No version.']);
    expect(files.map(({ label }) => label)).not.toContain('TypeScript types');
    expect(files.length).toBeGreaterThan(0);
  });

  it('throws without a handler', async () => {
    await expect(exportFiles(broken())).rejects.toThrow('No version.');
  });
});
