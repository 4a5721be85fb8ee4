// A client that is killed while its server handles calls. Writes the process id of the server.
import { spawn } from 'node:child_process';

const CALLS = 5;
const server = spawn(process.execPath, process.argv.slice(2), { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
const send = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

server.stdout.once('data', () => {
  send({ method: 'notifications/initialized' });
  for (let id = 2; id < 2 + CALLS; id += 1) {
    const query = `owner of a building with a roof of kind ${id}`;
    send({ id, method: 'tools/call', params: { name: 'search', arguments: { query } } });
  }
  process.stdout.write(`${server.pid}\n`, () => process.kill(process.pid, 'SIGKILL'));
});
const clientInfo = { name: 'tests', version: '1' };
send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
