import type { Document, Located } from '../../openapi';
import type { SecuritySchemeObject } from '../../openapi/document';
import { parametersOf } from '../../openapi/operations';
import { resolve } from '../../openapi/resolve';

/** Evidence of a webhook's sender that the receiver can verify. */
export type SenderCheck =
  | {
      kind: 'signature';
      header: string;
      hash: 'sha1' | 'sha256' | 'sha512';
      encoding: 'hex' | 'base64';
      /** Text before the signature, such as `sha256=`. */
      prefix: string;
      /** The contract does not describe the signature. */
      isGuess: boolean;
    }
  | {
      /** A value that only sender and receiver know. */
      kind: 'secret';
      header: string;
      prefix: string;
    };

/** Names of headers with a signature of the body. */
export const SIGNATURE = /signature|hmac|digest/i;

function signature(header: string, text: string): SenderCheck {
  const [, bits] = /sha-?(1|256|512)\b/i.exec(text) ?? [];
  const [prefix = ''] = /\bsha(1|256|512)=/i.exec(text) ?? [];
  const isBase64 = /base-?64/i.test(text);
  const isHex = /\bhex/i.test(text);
  return {
    kind: 'signature',
    header,
    hash: bits === '1' ? 'sha1' : bits === '512' ? 'sha512' : 'sha256',
    encoding: isBase64 ? 'base64' : 'hex',
    prefix,
    isGuess: bits === undefined || !(isBase64 || isHex || prefix),
  };
}

/** Returns the security scheme of the webhook itself: the scheme of the API's operations does not apply to webhooks. */
function schemeOf(document: Document, { operation }: Located): SecuritySchemeObject | undefined {
  const schemes = new Map(Object.entries(document.components?.securitySchemes ?? {}));
  const names = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  const scheme = names.map((name) => schemes.get(name)).find((one) => one !== undefined);
  return scheme ? resolve<SecuritySchemeObject>(document, scheme as SecuritySchemeObject) : undefined;
}

/** Returns the evidence of a webhook's sender: a signature header, else the key of its security scheme. */
export function senderCheck(document: Document, located: Located): SenderCheck | undefined {
  const headers = parametersOf(document, located).map(({ parameter }) => parameter);
  const signed = headers.find((one) => one.in === 'header' && SIGNATURE.test(one.name));
  if (signed) return signature(signed.name, JSON.stringify([signed, located.operation.description]));
  const scheme = schemeOf(document, located);
  if (scheme?.type === 'apiKey' && scheme.in === 'header') {
    const schemeText = JSON.stringify(scheme);
    return SIGNATURE.test(scheme.name)
      ? signature(scheme.name, schemeText)
      : { kind: 'secret', header: scheme.name, prefix: '' };
  }
  if (scheme?.type !== 'http') return undefined;
  return { kind: 'secret', header: 'Authorization', prefix: /^basic$/i.test(scheme.scheme) ? 'Basic ' : 'Bearer ' };
}
