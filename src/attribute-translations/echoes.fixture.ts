import type { Case } from './cases.fixture';
import { attribute, json } from './server.fixture';

/** Responds that send the API key back; none may get it into a message or a file. */
export const echoes: (Pick<Case, 'name' | 'respond'> & { message: RegExp })[] = [
  {
    name: 'in the list',
    respond: (response, { headers }) =>
      json(response, [attribute('a', { label: { en: headers['x-api-key'], da: 'x' } })]),
    message: /contains the API key/,
  },
  {
    name: 'in hex in the list',
    respond: (response, { headers }) => json(response, [Buffer.from(`${headers['x-api-key']}`).toString('hex')]),
    message: /contains the API key/,
  },
  {
    name: 'in an error',
    respond: (response, { headers }) => void response.writeHead(401).end(`bad key ${headers['x-api-key']}`),
    message: /returned 401/,
  },
  {
    name: 'as the content type',
    respond: (response, { headers }) => json(response, '[]', { 'content-type': `text/${headers['x-api-key']}` }),
    message: /content type of the response is not JSON/,
  },
  {
    name: 'in a redirect',
    respond: (response, { headers }) => {
      const host = Buffer.from(`${headers['x-api-key']}`).toString('hex').slice(0, 60);
      response.writeHead(307, { location: `https://${host}.example/${headers['x-api-key']}` }).end();
    },
    message: /the API redirects/,
  },
];
