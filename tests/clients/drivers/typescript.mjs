// Calls the client with each line of the standard input: see `Line` in `cases.ts` and `Result` in `drive.ts`.
import { createInterface } from 'node:readline';
import { DanishData } from 'danish-data-client';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, api, operation, parameters, body, headers, timeout } = JSON.parse(line);
  const name = api.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const client = new DanishData({ retries: 0, headers, timeout });
  const result = await client[name][operation]({ ...parameters, ...(body !== null && { body }) }).then(
    (value) => ({ ok: true, value: value ?? null }),
    ({ name: error, message, ...rest }) => ({ ok: false, ...rest, error, message, body: undefined }),
  );
  process.stdout.write(`${JSON.stringify({ id, ...result })}\n`);
}
