import type { Handler } from './index';
import type { SenderCheck } from './senderCheck';

/** Environment variable with the port. */
const PORT = 'PORT';

const check = (senderCheck: SenderCheck): string => {
  if (senderCheck.kind === 'secret')
    return `function isKnown(headers) {
  const given = Buffer.from(headers[${JSON.stringify(senderCheck.header.toLowerCase())}] ?? '');
  const expected = Buffer.from(${JSON.stringify(senderCheck.prefix)} + process.env.WEBHOOK_SECRET);
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;
  const { header, hash, encoding, prefix, isGuess } = senderCheck;
  return `${isGuess ? '// The contract names the header, not how the signature is made. This is the usual way.\n' : ''}function isKnown(headers, body) {
  const hmac = createHmac('${hash}', process.env.WEBHOOK_SECRET).update(body);
  const given = Buffer.from(headers[${JSON.stringify(header.toLowerCase())}] ?? '');
  const expected = Buffer.from(${prefix ? `${JSON.stringify(prefix)} + ` : ''}hmac.digest('${encoding}'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;
};

/** Writes a server that receives a webhook, with Node.js only. */
export function javascript({ method, senderCheck, isJson, status }: Handler): string {
  const crypto = senderCheck && (senderCheck.kind === 'signature' ? 'createHmac, timingSafeEqual' : 'timingSafeEqual');
  const parts = [
    `${crypto ? `import { ${crypto} } from 'node:crypto';\n` : ''}import { createServer } from 'node:http';`,
    senderCheck ? check(senderCheck) : '',
    `createServer(async (request, response) => {
  if (request.method !== ${JSON.stringify(method)}) {
    response.writeHead(405).end();
    return;
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
${
  senderCheck
    ? `  if (!isKnown(request.headers, body)) {
    response.writeHead(401).end();
    return;
  }
`
    : ''
}  console.log(${isJson ? 'JSON.parse(body)' : 'body.toString()'});
  response.writeHead(${status}).end();
}).listen(process.env.${PORT} ?? 8080);`,
  ].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}
