import {
  ContractError,
  type Document,
  groupBy,
  isFileSchema,
  isJsonType,
  isMap,
  type Located,
  locateOperations,
  type MediaType,
  type Operation,
  quotedOperation,
  type ResponseObject,
  resolve,
  schemaFault,
} from 'openapi-toolkit';
import { pageContext, readOperation } from 'openapi-toolkit/node';
import { pairedExamples, sampleRequest } from 'openapi-toolkit/samples';
import { isInRange, type SandboxResponse } from 'openapi-toolkit/sandbox';
import { type SandboxRequest, sandboxRequest } from './sandboxRequest';

/** Maximum number of operations whose samples are sent: some seconds of work. */
const MAX_OPERATIONS = 200;

const FIX =
  'Correct the example, or the schema that it contradicts. If they agree, the sandbox does not support the contract here.';

/** An operation of a contract, which the sandbox serves below `prefix`. */
interface CheckedOperation {
  file: string;
  document: Document;
  prefix: string;
  page: ReturnType<typeof pageContext>;
  located: Located;
  /** This one and those that requests can't tell from it: their paths differ in the fragment, which is not sent. */
  same: readonly Located[];
}

function reasonIn(body: string): string {
  try {
    const { errors, detail } = JSON.parse(body);
    const faults = (Array.isArray(errors) ? errors : []).map((error) =>
      [error.parameter ?? error.pointer, error.detail].filter(Boolean).join(': '),
    );
    return faults.join(' ') || String(detail ?? '');
  } catch {
    return body;
  }
}

function contentOf(document: Document, { operation }: Located, status: number) {
  const { responses = {} } = operation;
  const key = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((name) => Object.hasOwn(responses, name));
  const response = key === undefined ? undefined : responses[key];
  return response && (resolve<ResponseObject>(document, response).content ?? {});
}

function bodyFault(document: Document, { schema }: MediaType, type: string, body: string): string | undefined {
  if (!isJsonType(type) || schema === undefined || isFileSchema(document, schema)) return undefined;
  try {
    const fault = schemaFault(document, schema, JSON.parse(body), 'response');
    return fault && `its body breaks "${fault.keyword}" at "${fault.at || '/'}".`;
  } catch {
    return 'its body is not JSON.';
  }
}

/** Returns what is wrong with a response by the contract. `wanted` is the status asked for, by default any of success. */
function responseFault(
  document: Document,
  located: Located,
  { status, headers, body }: SandboxResponse,
  wanted?: string,
): string | undefined {
  const hasSuccess = Object.keys(located.operation.responses ?? {}).some((key) => /^([23]|default)/i.test(key));
  const reason = reasonIn(body);
  // Of an operation with errors alone, a 400 may be the response of the contract: without a reason it refuses nothing.
  const isError = status >= 400 && (hasSuccess || (status === 400 && reason !== ''));
  if (wanted === undefined ? isError : String(status) !== wanted) return `it has status ${status}. ${reason}`;
  const content = contentOf(document, located, status);
  // A contract may leave out what it does on success.
  if (located.method === 'head' || !content) return undefined;
  if (Object.keys(content).length === 0 || [204, 205, 304].includes(status))
    return body === '' ? undefined : 'it has a body.';
  const type = typeOf(headers);
  const [, media] = Object.entries(content).find(([range]) => isInRange(range, type)) ?? [];
  if (!isMap(media)) return `it has the media type "${type}".`;
  return bodyFault(document, resolve<MediaType>(document, media), type, body);
}

/** Returns the media type; of names in other capitals, which a contract may add, the last. */
const typeOf = (headers: SandboxResponse['headers']): string =>
  Object.entries(headers).findLast(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

/** Returns the operation with all parameters required; undefined if they are, or if examples name the requests. */
function wholeRequest(operation: Operation): Operation | undefined {
  const parameters = operation.parameters.filter(({ schema }) => schema.required || !schema.deprecated);
  if (parameters.every(({ schema }) => schema.required)) return undefined;
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: { ...parameter.schema, required: true } })),
  };
}

/** Responds to a request as a sandbox does, directly or over HTTP. */
type Respond = (request: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;

/** Sends the requests of the examples that name their own; else that of the samples, and one with all parameters. */
async function checkOperation(
  { document, prefix, page, located, same }: CheckedOperation,
  respond: Respond,
): Promise<{ sent: number; faults: string[] }> {
  const operation = readOperation(page, located);
  const pairs = pairedExamples(operation);
  const whole = pairs.length > 0 ? undefined : wholeRequest(operation);
  const requests = [
    ...(pairs.length > 0 ? pairs : [undefined]).map((pair) => ({ of: operation, pair })),
    ...(whole ? [{ of: whole, pair: undefined }] : []),
  ];
  const faults = new Map<string, string>();
  for (const { of, pair } of requests) {
    const request = await sandboxRequest(sampleRequest(of, located, document, pair), prefix);
    const response = await respond(request);
    const found = [located, ...same].map((declaring) => responseFault(document, declaring, response, pair?.status));
    const [fault] = found;
    // The response may be right for another operation that the request fits.
    if (!fault || !found.every(Boolean) || faults.has(fault)) continue;
    const line = `${request.method} ${request.url}`.slice(0, 300);
    faults.set(
      fault,
      `The sandbox does not respond to ${line} of ${quotedOperation(located)} as the contract says: ${fault}`,
    );
  }
  return { sent: requests.length, faults: [...faults.values()] };
}

/** Sends samples to a sandbox, and compares the responses with the contracts. Of many operations it takes some, evenly. */
export async function checkSamples(
  contracts: readonly { file: string; document: Document; prefix?: string }[],
  respond: Respond,
  limit = MAX_OPERATIONS,
) {
  const all = contracts.flatMap(({ file, document, prefix = '' }) => {
    const page = pageContext(document);
    const operations = locateOperations(document).filter(
      ({ kind, method }) => kind === 'operation' && method !== 'trace',
    );
    const groups = groupBy(operations, ({ method, path }) => `${method} ${path.replace(/#.*/, '')}`);
    return Object.values(groups).flatMap((same) =>
      same.map((located): CheckedOperation => ({ file, document, prefix, page, located, same })),
    );
  });
  const step = Math.ceil(all.length / limit);
  const chosen = all.filter((_, at) => at % step === 0);
  const result = { operations: all.length, tried: chosen.length, sent: 0, faults: [] as ContractError[] };
  for (const operation of chosen) {
    const { sent, faults } = await checkOperation(operation, respond);
    result.sent += sent;
    result.faults.push(
      ...faults.map((what) => new ContractError(what, operation.file + operation.located.pointer, FIX)),
    );
  }
  return result;
}
