import groupBy from 'lodash/groupBy';
import { ContractError, type Document } from '../../openapi';
import { type Located, locateOperations, quotedOperation } from '../../openapi/locate';
import type { Operation } from '../../openapi/model';
import { readOperation } from '../../openapi/read/operation';
import { pageContext } from '../../openapi/read/pageContext';
import { pairedExamples } from '../../reference/requests/exampleRequest';
import { sampleRequest } from '../../reference/requests/sampleRequest';
import { responseFault } from './responseFault';
import { sendSample } from './send';

/** Maximum number of operations whose samples are sent: some seconds of work. */
const MAX_OPERATIONS = 200;

const FIX =
  'Correct the example, or the schema that it contradicts. If they agree, the sandbox does not support the contract here.';

/** An operation, and those that requests can't tell from it: their paths differ in the fragment, which is not sent. */
interface Checked {
  located: Located;
  same: readonly Located[];
}

/** Returns the operation with all parameters required; undefined if they are, or if examples name the requests. */
function wholeRequest(operation: Operation): Operation | undefined {
  const parameters = operation.parameters.filter(({ schema }) => schema.required || !schema.deprecated);
  if (parameters.every(({ schema }) => schema.required)) return undefined;
  return { ...operation, parameters: parameters.map((one) => ({ ...one, schema: { ...one.schema, required: true } })) };
}

/** Sends the requests of the examples that name their own; else that of the samples, and one with all parameters. */
async function checkOperation(
  document: Document,
  { located, same }: Checked,
  origin: string,
  page: ReturnType<typeof pageContext>,
) {
  const operation = readOperation(page, located);
  const pairs = pairedExamples(operation);
  const whole = pairs.length > 0 ? undefined : wholeRequest(operation);
  const requests = [
    ...(pairs.length > 0 ? pairs : [undefined]).map((pair) => ({ of: operation, pair })),
    ...(whole ? [{ of: whole, pair: undefined }] : []),
  ];
  const faults = new Map<string, string>();
  for (const { of, pair } of requests) {
    const { line, fault } = await sendSample(sampleRequest(of, located, document, pair), origin).then(
      (exchange) => ({
        line: exchange.line,
        fault: faultOf([located, ...same].map((one) => responseFault(document, one, exchange, pair?.status))),
      }),
      (error: Error) => ({ line: 'a request', fault: `there is none: ${error.message}.` }),
    );
    if (fault && !faults.has(fault))
      faults.set(
        fault,
        `The sandbox does not respond to ${line.slice(0, 300)} of ${quotedOperation(located)} as the contract says: ${fault}`,
      );
  }
  return { sent: requests.length, faults: [...faults.values()] };
}

/** Returns the first fault, if the response is right for none of the operations. */
const faultOf = (faults: (string | undefined)[]): string | undefined => (faults.every(Boolean) ? faults[0] : undefined);

/** Sends samples to a sandbox, and compares the responses with the contracts. Of many operations it takes some, evenly. */
export async function checkSamples(
  contracts: readonly { file: string; document: Document }[],
  origin: string,
  limit = MAX_OPERATIONS,
) {
  const all = contracts.flatMap(({ file, document }) => {
    const page = pageContext(document);
    const located = locateOperations(document).filter(({ kind, method }) => kind === 'operation' && method !== 'trace');
    const groups = groupBy(located, ({ method, path }) => `${method} ${path.replace(/#.*/, '')}`);
    return Object.values(groups).flatMap((group) =>
      group.map((one) => ({ file, document, page, checked: { located: one, same: group } })),
    );
  });
  const step = Math.ceil(all.length / limit);
  const chosen = all.filter((_, at) => at % step === 0);
  const result = { operations: all.length, tried: chosen.length, sent: 0, faults: [] as ContractError[] };
  for (const { file, document, page, checked } of chosen) {
    const { sent, faults } = await checkOperation(document, checked, origin, page);
    result.sent += sent;
    result.faults.push(...faults.map((what) => new ContractError(what, file + checked.located.pointer, FIX)));
  }
  return result;
}
