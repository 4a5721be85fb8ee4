import { buffer } from 'node:stream/consumers';
import { createSandbox } from 'openapi-toolkit/sandbox';
import { readContent } from '../../../src/sandbox-world';
import { readData } from '../../../src/sandbox-world/readData';
import { listen } from '../../support/listen';

/**
 * Result of one request: `ok`, no response, a 429 with `Retry-After: 1`, or the status that `Prefer` requests from the
 * sandbox.
 */
export type Turn = 'ok' | 'drop' | 'limit' | number;

/** A received request: `GET /denmark/data/companies/09900012 200`, with status 0 if there was no response. */
export interface Arrived {
  method: string;
  path: string;
  status: number;
}

export interface FaultySandbox {
  origin: string;
  /** Returns the requests since the last call, and clears them. */
  arrived: () => Arrived[];
  /** Sets the results of the next requests; later ones are served. */
  plan: (...turns: Turn[]) => void;
  close: () => Promise<void>;
}

/** Serves the sandbox over HTTP, with faults on demand. Other `Retry-After` are 0, so that tests of retries need not wait. */
export async function faultySandbox(): Promise<FaultySandbox> {
  const sandbox = createSandbox(readContent, await readData());
  let turns: Turn[] = [];
  const arrived: Arrived[] = [];
  const server = await listen(async (message, response) => {
    const { method = 'GET', url = '/' } = message;
    const [path = ''] = url.split('?');
    const turn = turns.shift() ?? 'ok';
    const body = await buffer(message);
    if (turn === 'drop') {
      arrived.push({ method, path, status: 0 });
      message.socket.destroy();
      return;
    }
    const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
    if (turn !== 'ok') headers.prefer = `code=${turn === 'limit' ? 429 : turn}`;
    const returned = sandbox.respond({ method, url, headers, body });
    arrived.push({ method, path, status: returned.status });
    const wait = 'Retry-After' in returned.headers ? { 'Retry-After': turn === 'limit' ? '1' : '0' } : {};
    response.writeHead(returned.status, { ...returned.headers, ...wait });
    response.end(returned.body);
  });
  return {
    ...server,
    arrived: () => arrived.splice(0),
    plan: (...next) => {
      turns = next;
    },
  };
}
