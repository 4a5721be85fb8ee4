import { pairedExamples, type SampleRequest, sampleRequest, sampleValues } from 'openapi-toolkit/samples';
import { readContracts } from '../support/portal';

/** A call that a driver makes: a line of its input. */
export interface Line {
  id: number;
  api: string;
  /** operationId */
  operation: string;
  /** Values by the names of the contract. */
  parameters: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  /** Time limit in seconds. */
  timeout?: number;
  /** Options of the client that differ from those of the driver. */
  retries?: number;
  maxWait?: number;
  maxResponseBytes?: number;
}

/** A call, and the same request without a client. */
export interface Case {
  /** Status and name of the example. */
  name: string;
  line: Line;
  request: SampleRequest;
}

/** Returns a case for each named response of each operation: with its own request, else selected by `Prefer`. */
export async function allCases(): Promise<Case[]> {
  const read = await readContracts();
  const cases = read.flatMap(({ ref, document, operations }) =>
    operations.flatMap(({ operation, located }) => {
      const pairs = pairedExamples(operation);
      return operation.responses.flatMap(({ status, media }) =>
        media.flatMap(({ examples }) =>
          examples.map((example) => {
            const own = pairs.find((pair) => pair.example.anchor === example.anchor);
            const { sent, body, extraHeaders } = sampleValues(operation, located, document, own);
            const request = sampleRequest(operation, located, document, own);
            const prefer = [{ name: 'Prefer', value: `code=${status}, example=${example.name}` }];
            const headers = own ? extraHeaders : prefer;
            return {
              name: `${operation.operationId} ${status} ${example.name}`,
              line: {
                id: 0,
                api: ref.id,
                operation: operation.operationId ?? '',
                parameters: Object.fromEntries(sent.map(({ parameter, value }) => [parameter.name, value])),
                body: body?.kind === 'json' ? body.value : null,
                headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
              },
              request: own ? request : { ...request, headers: [...request.headers, ...prefer] },
            };
          }),
        ),
      );
    }),
  );
  return cases.map((one, id) => ({ ...one, line: { ...one.line, id } }));
}

/** A response as a client must report it. */
export interface Expected {
  status: number;
  /** Value of a success response. */
  value: unknown;
  /** Part of the type of a problem after `#`. */
  type: string | undefined;
}

/** Sends the request of a case without a client. */
export async function sendPlain({ request }: Case, origin: string, key: string): Promise<Expected> {
  const { method, url, query, headers, body } = request;
  const pairs = query.map(({ name, value }) => [name, value] as [string, string]);
  const response = await fetch(`${origin}${new URL(url).pathname}?${new URLSearchParams(pairs)}`, {
    method,
    headers: [
      ['X-API-Key', key],
      ...headers.map(({ name, value }) => [name, value] as [string, string]),
      ...(body ? [['Content-Type', 'application/json'] as [string, string]] : []),
    ],
    body: body?.kind === 'json' ? JSON.stringify(body.value) : null,
  });
  const text = await response.text();
  const value = text === '' ? null : JSON.parse(text);
  return { status: response.status, value, type: response.ok ? undefined : value.type.split('#')[1] };
}
