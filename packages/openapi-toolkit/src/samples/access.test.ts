import { expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';
import { localNameOf } from './access';

const request: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/shapes',
  query: [],
  headers: [],
  secrets: [],
  accept: 'application/json',
};
const login = (scheme: string): SampleRequest => ({
  ...request,
  secrets: [{ in: 'header', name: 'Authorization', prefix: `${scheme} `, variable: 'USER', password: 'PASSWORD' }],
});
const connected = (connection: SampleRequest['connection']): SampleRequest => ({ ...request, connection });
const requests = {
  Digest: login('Digest'),
  NTLM: login('NTLM'),
  'a ticket': connected({ ticket: true }),
  'a certificate': connected({ certificate: { file: 'CLIENT_CERT_FILE', key: 'CLIENT_KEY_FILE' } }),
};

/** Expected text of the sample in each language. */
it.each<[keyof typeof requests, Record<string, string[]>]>([
  [
    'Digest',
    {
      shell: ['--digest \\\n  -u "$USER:$PASSWORD"'],
      python: ['# This sample has no Digest authentication: that of curl has it.'],
      php: ['// This sample has no Digest authentication'],
      javascript: ['// This sample has no Digest authentication'],
    },
  ],
  ['NTLM', { shell: ['--ntlm \\\n  -u "$USER:$PASSWORD"'], powershell: ['# This sample has no NTLM authentication'] }],
  [
    'a ticket',
    {
      shell: ['--negotiate \\\n  -u :'],
      csharp: ['// This sample has no Negotiate (Kerberos) authentication'],
    },
  ],
  [
    'a certificate',
    {
      shell: ['--cert "$CLIENT_CERT_FILE" \\\n  --key "$CLIENT_KEY_FILE"'],
      python: ['context.load_cert_chain(cert_file, key_file)', 'urllib.request.HTTPSHandler(context=context)'],
      csharp: ['CreateFromPemFile(certFile, keyFile)'],
      java: ['-Djavax.net.ssl.keyStore=client.p12'],
      go: ['tls.LoadX509KeyPair(certFile, keyFile)', '"crypto/tls"'],
      php: ['CURLOPT_SSLCERT => $certFile,\n    CURLOPT_SSLKEY => $keyFile,'],
      powershell: ['Convert-Path -LiteralPath $env:CLIENT_CERT_FILE', 'Certificate '],
      javascript: ['// fetch has no client certificate to give: curl'],
    },
  ],
])('%s', (way, wanted) => {
  const samples = createSamples(requests[way]);
  expect(samples.map(({ language }) => language)).toEqual(expect.arrayContaining(Object.keys(wanted)));
  for (const { language, text } of samples) {
    for (const part of wanted[language] ?? []) expect(text).toContain(part);
    // No header that a server would reject, and no variable that the program does not use.
    expect(text).not.toMatch(/Digest \$|NTLM \$|Negotiate \$/);
    if (/ has no /.test(text)) expect(text).not.toMatch(/PASSWORD|CLIENT_CERT_FILE/);
  }
});

it('no local name of a secret is used by the sample itself', () => {
  const variables = ['API_KEY', 'TOKEN', 'CREDENTIALS', 'SESSION'];
  const others = variables.map((variable) => ({ in: 'header' as const, name: `X-${variable}`, variable }));
  const { secrets } = login('Basic');
  const { connection } = requests['a certificate'];
  const samples = createSamples({ ...login('Basic'), secrets: [...secrets, ...others], connection });
  const names = [...variables, 'USER', 'PASSWORD', 'CLIENT_CERT_FILE', 'CLIENT_KEY_FILE'].map(localNameOf);
  expect(new Set(names).size).toBe(names.length);
  const declared = samples.flatMap(({ language, text }) =>
    [...text.matchAll(/^ *(?:(?:var|const|String) )?\$?(\w+) :?= /gm)]
      .map(([, name = '']) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .filter((name) => names.includes(name))
      .map((name) => `${language} ${name}`),
  );
  // Each language except shell, combined with each of the others.
  expect(declared.length).toBeGreaterThan(variables.length * (samples.length - 1));
  expect(declared).toEqual([...new Set(declared)]);
});
