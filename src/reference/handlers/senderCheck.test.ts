import { describe, expect, it } from 'vitest';
import { senderCheck } from './senderCheck';
import { header, webhookOf } from './webhook.fixture';

describe('senderCheck', () => {
  it.each<[string, object, object, unknown]>([
    [
      'a signature, made as the contract says',
      header('X-Signature', 'Base64 of the HMAC-SHA512 of the body'),
      {},
      { kind: 'signature', header: 'X-Signature', hash: 'sha512', encoding: 'base64', prefix: '', isGuess: false },
    ],
    [
      'a signature with a prefix',
      { parameters: [{ name: 'X-Hub-Signature-256', in: 'header', example: 'sha256=0a1b' }] },
      {},
      {
        kind: 'signature',
        header: 'X-Hub-Signature-256',
        hash: 'sha256',
        encoding: 'hex',
        prefix: 'sha256=',
        isGuess: false,
      },
    ],
    [
      'a signature of which only the header is known',
      header('Hmac'),
      {},
      { kind: 'signature', header: 'Hmac', hash: 'sha256', encoding: 'hex', prefix: '', isGuess: true },
    ],
    [
      'a signature as a security scheme',
      { security: [{ signed: [] }] },
      { signed: { type: 'apiKey', in: 'header', name: 'X-Body-Signature', description: 'SHA1, hexadecimal' } },
      { kind: 'signature', header: 'X-Body-Signature', hash: 'sha1', encoding: 'hex', prefix: '', isGuess: false },
    ],
    [
      'a key',
      { security: [{ unknown: [], key: [] }] },
      { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      { kind: 'secret', header: 'X-Key', prefix: '' },
    ],
    [
      'a password',
      { security: [{ basic: [] }] },
      { basic: { type: 'http', scheme: 'Basic' } },
      { kind: 'secret', header: 'Authorization', prefix: 'Basic ' },
    ],
    [
      'a token',
      { security: [{ token: [] }] },
      { token: { type: 'http', scheme: 'bearer' } },
      { kind: 'secret', header: 'Authorization', prefix: 'Bearer ' },
    ],
    [
      'nothing',
      {
        parameters: [
          { name: 'X-Trace', in: 'header' },
          { name: 'signature', in: 'query' },
        ],
      },
      {},
      undefined,
    ],
    [
      'nothing in a header',
      { security: [{ key: [] }] },
      { key: { type: 'apiKey', in: 'query', name: 'k' } },
      undefined,
    ],
  ])('%s', (_, operation, schemes, proof) => {
    const { document, located } = webhookOf(operation, schemes);
    expect(senderCheck(document, located)).toEqual(proof);
  });
});
