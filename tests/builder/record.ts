import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Received, read } from '../../packages/docusaurus-preset-portal/src/reference/samples/received.fixture';

export interface Recorder {
  origin: string;
  /** Requests by the run in their path: `/run/<id>`. */
  received: Map<string, Received>;
  close: () => void;
}

/** A server that records requests and responds with an empty object. */
export async function record(): Promise<Recorder> {
  const received = new Map<string, Received>();
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [, run = '', rest = ''] = /^\/run\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    received.set(run, read(message, rest, Buffer.concat(chunks)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
