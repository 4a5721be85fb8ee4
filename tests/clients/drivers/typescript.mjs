// Calls the client with each line of the standard input: see `Line` in `cases.ts` and `Result` in `drive.ts`.
import { createInterface } from 'node:readline';
import { DanishData } from 'danish-data-client';

async function call({ api, operation, parameters, body, headers, timeout, retries = 0, ...limits }, seen) {
  const name = api.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const onResponse = ({ headers: _, ...info }) => seen.push(info);
  const client = new DanishData({ headers, timeout, retries, ...limits, onResponse });
  return {
    ok: true,
    value: (await client[name][operation]({ ...parameters, ...(body !== null && { body }) })) ?? null,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ...rest } = JSON.parse(line);
  const seen = [];
  const result = await call(rest, seen).catch(({ name: error, message, ...rest }) => ({
    ok: false,
    ...rest,
    error,
    message,
    body: undefined,
    headers: undefined,
  }));
  process.stdout.write(`${JSON.stringify({ id, ...result, seen })}\n`);
}
