import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends one GET for exactly this path, without normalising, redirects or decompression. */
export function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const { hostname, port, protocol } = new URL(origin);
  const request = protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, rejectUnauthorized: false, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
