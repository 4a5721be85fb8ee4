import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { ServerData } from './knowledge';
import { createServer } from './server';

/** Maximum length of a line from a client, in bytes. */
const MAX_LINE_BYTES = 10_000_000;

/** Serves the tools over standard input and output until the client disconnects or sends a line that is too long. */
export function serve(knowledge: ServerData, end: () => void): void {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_LINE_BYTES });
  serveStdio(() => createServer(knowledge), {
    transport,
    onerror: ({ message }) => {
      if (!message.includes('maximum size')) return;
      console.error(
        `A line of the client has more than ${MAX_LINE_BYTES / 1_000_000} MB: the server ends. Send less at once.`,
      );
      process.exitCode = 1;
    },
  });
  // The transport closes as soon as one of its streams ends. If a client dies during a call, standard output closes,
  // but standard input never reports its end.
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    end();
  };
}
