import { listen } from '../../packages/docusaurus-preset-portal/src/lib/listen.fixture';
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
  const server = await listen(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [, run = '', rest = ''] = /^\/run\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    received.set(run, read(message, rest, Buffer.concat(chunks)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { ...server, received };
}
