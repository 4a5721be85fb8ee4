import { expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';

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
const certificate: SampleRequest = {
  ...request,
  connection: { certificate: { file: 'CLIENT_CERT_FILE', key: 'CLIENT_KEY_FILE' } },
};
const ticket: SampleRequest = { ...request, connection: { ticket: true } };

/** What the sample of each language says; a text in quotes is one that it must not say. */
it.each<[string, SampleRequest, Record<string, string[]>]>([
  [
    'Digest',
    login('Digest'),
    {
      shell: ['--digest \\\n  --user "$USER:$PASSWORD"'],
      python: [
        'urllib.request.HTTPDigestAuthHandler(passwords)',
        'passwords.add_password(None, "https://api.example.com/shapes", user, password)',
      ],
      csharp: ['{ new Uri("https://api.example.com/shapes"), "Digest", new NetworkCredential(user, password) }'],
      php: ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,\n    CURLOPT_USERPWD => "$user:$password"'],
      powershell: ['[pscredential]::new($user, $secret)', 'Credential '],
      javascript: ['// fetch has no Digest authentication: curl, Python'],
      typescript: ['// fetch has no Digest authentication: curl, Python'],
      java: ['// java.net.http has no Digest authentication'],
      go: ['// net/http has no Digest authentication'],
    },
  ],
  [
    'NTLM',
    login('NTLM'),
    {
      shell: ['--ntlm \\\n  --user "$USER:$PASSWORD"'],
      python: ['# urllib has no NTLM authentication'],
      csharp: ['"NTLM", new NetworkCredential'],
      php: ['CURLAUTH_NTLM'],
    },
  ],
  [
    'a ticket',
    ticket,
    {
      shell: ['--negotiate --user :'],
      python: ['# urllib has no Negotiate (Kerberos) authentication'],
      csharp: ['handler.UseDefaultCredentials = true;', 'AllowAutoRedirect = false'],
      php: ["CURLOPT_HTTPAUTH => CURLAUTH_NEGOTIATE,\n    CURLOPT_USERPWD => ':',"],
      powershell: ['UseDefaultCredentials = $true', 'MaximumRedirection'],
      javascript: ['// fetch has no Negotiate (Kerberos) authentication'],
    },
  ],
  [
    'a certificate',
    certificate,
    {
      shell: ['--cert "$CLIENT_CERT_FILE" --key "$CLIENT_KEY_FILE"'],
      python: ['context.load_cert_chain(cert_file, key_file)', 'urllib.request.HTTPSHandler(context=context)'],
      csharp: ['CreateFromPemFile(certFile, keyFile)'],
      java: ['-Djavax.net.ssl.keyStore=client.p12'],
      go: ['tls.LoadX509KeyPair(certFile, keyFile)', '"crypto/tls"'],
      php: ['CURLOPT_SSLCERT => $certFile,\n    CURLOPT_SSLKEY => $keyFile,'],
      powershell: ['Convert-Path -LiteralPath $certFile', 'Certificate '],
      javascript: ['// fetch has no client certificate to give: curl'],
    },
  ],
])('%s', (_, given, wanted) => {
  for (const { language, text } of createSamples(given)) {
    for (const part of wanted[language] ?? []) expect(text).toContain(part);
    // Never a header that no server would take, and no variable that the program does not use.
    expect(text).not.toMatch(/Digest \$|NTLM \$|Negotiate \$/);
    if (/ has no /.test(text)) expect(text).not.toMatch(/PASSWORD|CLIENT_CERT_FILE/);
  }
});
