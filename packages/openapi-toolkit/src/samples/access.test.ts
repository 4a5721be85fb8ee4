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
      python: [
        'urllib.request.HTTPDigestAuthHandler(passwords)',
        'passwords.add_password(None, "https://api.example.com/shapes", user, password)',
      ],
      csharp: ['{ new Uri("https://api.example.com/shapes"), "Digest", new NetworkCredential(user, password) }'],
      php: ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,\n    CURLOPT_USERPWD => "$user:$password"'],
      powershell: ['[pscredential]::new($env:USER, $securePassword)', 'Credential '],
      javascript: ['// fetch has no Digest authentication: curl, Python'],
      typescript: ['// fetch has no Digest authentication: curl, Python'],
      java: ['// java.net.http has no Digest authentication'],
      go: ['// net/http has no Digest authentication'],
    },
  ],
  [
    'NTLM',
    {
      shell: ['--ntlm \\\n  -u "$USER:$PASSWORD"'],
      python: ['# urllib has no NTLM authentication'],
      csharp: ['"NTLM", new NetworkCredential'],
      php: ['CURLAUTH_NTLM'],
    },
  ],
  [
    'a ticket',
    {
      shell: ['--negotiate \\\n  -u :'],
      python: ['# urllib has no Negotiate (Kerberos) authentication'],
      csharp: ['handler.UseDefaultCredentials = true;', 'AllowAutoRedirect = false'],
      php: ["CURLOPT_HTTPAUTH => CURLAUTH_NEGOTIATE,\n    CURLOPT_USERPWD => ':',"],
      powershell: ['UseDefaultCredentials = $true', 'MaximumRedirection'],
      javascript: ['// fetch has no Negotiate (Kerberos) authentication'],
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

it.each(Object.entries(requests))('a sample without %s names all languages that support it', (_, given) => {
  const samples = createSamples(given);
  const named = samples.flatMap(({ text }) => / has no .*: (.*) have (?:it|one)\.$/m.exec(text)?.[1] ?? []);
  // Java loads a certificate by a key store option instead.
  const having = samples.filter(({ text }) => !/ has no |keyStore=/.test(text)).map(({ label }) => label);
  expect(new Set(named)).toEqual(new Set([`${having.slice(0, -1).join(', ')} and ${having.at(-1)}`]));
});

it.each(['Basic', 'Digest'])('no local name of a secret is used by the sample itself: %s', (scheme) => {
  const variables = ['API_KEY', 'TOKEN', 'CREDENTIALS', 'SESSION'];
  const others = variables.map((variable) => ({ in: 'header' as const, name: `X-${variable}`, variable }));
  const { secrets } = login(scheme);
  const { connection } = requests['a certificate'];
  const samples = createSamples({ ...login(scheme), secrets: [...secrets, ...others], connection });
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
