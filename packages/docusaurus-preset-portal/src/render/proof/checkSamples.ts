import { ContractError, type Document } from '../../openapi';
import { type Located, locateOperations, nameOf } from '../../openapi/locate';
import { readOperation } from '../../openapi/read/operation';
import { pageContext } from '../../openapi/read/pageContext';
import { pairedExamples } from '../../reference/requests/exampleRequest';
import { sampleRequest } from '../../reference/requests/sampleRequest';
import { responseFault } from './responseFault';
import { sendSample } from './send';

/** A contract whose samples are sent. */
export interface CheckedContract {
  /** Path for messages. */
  file: string;
  document: Document;
}

/** What was sent, and what was wrong. */
export interface CheckedSamples {
  /** Number of operations in all contracts, and of those whose samples were sent. */
  operations: number;
  tried: number;
  /** Number of requests. */
  sent: number;
  faults: ContractError[];
}

/** Maximum number of operations whose samples are sent: some seconds of work. */
const MAX_OPERATIONS = 200;

const FIX =
  'Correct the example, or the schema that it contradicts. If they agree, the sandbox does not support the contract here.';

/** Sends the requests of an operation: that of its samples, and that of each example which names its own. */
async function checkOperation(
  document: Document,
  located: Located,
  origin: string,
  page: ReturnType<typeof pageContext>,
) {
  const operation = readOperation(page, located);
  const pairs = pairedExamples(operation);
  const requests = (pairs.length > 0 ? pairs : [undefined]).map((pair) => ({
    request: sampleRequest(operation, located, document, pair),
    status: pair?.status,
  }));
  const faults: string[] = [];
  for (const { request, status } of requests) {
    const exchange = await sendSample(request, origin);
    const fault = responseFault(document, located, exchange, status);
    if (fault)
      faults.push(
        `The sandbox does not respond to ${exchange.line.slice(0, 300)} of ${nameOf(located)} as the contract says: ${fault}`,
      );
  }
  return { sent: requests.length, faults };
}

/**
 * Sends the samples of contracts to a sandbox, and compares each response with the contract. Of many operations it takes
 * some, evenly spread.
 *
 * @param origin Address of the sandbox.
 */
export async function checkSamples(
  contracts: readonly CheckedContract[],
  origin: string,
  limit = MAX_OPERATIONS,
): Promise<CheckedSamples> {
  const all = contracts.flatMap(({ file, document }) => {
    const page = pageContext(document, true, new Set());
    const located = locateOperations(document).filter(({ kind, method }) => kind === 'operation' && method !== 'trace');
    return located.map((one) => ({ file, document, page, located: one }));
  });
  const step = Math.ceil(all.length / limit);
  const chosen = all.filter((_, at) => at % step === 0);
  const result: CheckedSamples = { operations: all.length, tried: chosen.length, sent: 0, faults: [] };
  for (const { file, document, page, located } of chosen) {
    const { sent, faults } = await checkOperation(document, located, origin, page);
    result.sent += sent;
    result.faults.push(...faults.map((what) => new ContractError(what, file + located.pointer, FIX)));
  }
  return result;
}
