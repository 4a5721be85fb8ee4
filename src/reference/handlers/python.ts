import type { Handler } from './index';
import type { SenderCheck } from './senderCheck';

const check = (senderCheck: SenderCheck): string => {
  const header = JSON.stringify(senderCheck.header);
  if (senderCheck.kind === 'secret')
    return `def is_known(headers, body):
    expected = ${JSON.stringify(senderCheck.prefix)} + os.environ["WEBHOOK_SECRET"]
    return hmac.compare_digest(headers.get(${header}, "").encode(), expected.encode())`;
  const { hash, encoding, prefix, isGuess } = senderCheck;
  const digest = encoding === 'hex' ? 'made.hexdigest()' : 'base64.b64encode(made.digest()).decode()';
  return `${isGuess ? '# The contract names the header, not how the signature is made. This is the usual way.\n' : ''}def is_known(headers, body):
    made = hmac.new(os.environ["WEBHOOK_SECRET"].encode(), body, hashlib.${hash})
    expected = ${prefix ? `${JSON.stringify(prefix)} + ` : ''}${digest}
    return hmac.compare_digest(headers.get(${header}, "").encode(), expected.encode())`;
};

function imports({ senderCheck, isJson }: Handler): string {
  const isSigned = senderCheck?.kind === 'signature';
  const modules = [
    isSigned && senderCheck.encoding === 'base64' ? 'base64' : '',
    isSigned ? 'hashlib' : '',
    senderCheck ? 'hmac' : '',
    isJson ? 'json' : '',
    'os',
  ];
  return modules
    .filter(Boolean)
    .map((name) => `import ${name}`)
    .join('\n');
}

/** Writes a server that receives a webhook, with the Python standard library only. */
export function python(handler: Handler): string {
  const { method, senderCheck, isJson, status } = handler;
  const refuse = `        if not is_known(self.headers, body):
            self.send_response(401)
            self.end_headers()
            return
`;
  return `${imports(handler)}
from http.server import BaseHTTPRequestHandler, HTTPServer

${senderCheck ? `\n${check(senderCheck)}\n\n` : ''}
class Receiver(BaseHTTPRequestHandler):
    def do_${method.replace(/[^A-Z]/g, '_')}(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
${senderCheck ? refuse : ''}        print(${isJson ? 'json.loads(body)' : 'body.decode()'}, flush=True)
        self.send_response(${status})
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()
`;
}
