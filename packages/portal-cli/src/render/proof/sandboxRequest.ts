import { multipartType, type SampleBody, type SampleRequest, sentRequest } from 'openapi-toolkit/samples';
import type { Sandbox } from 'openapi-toolkit/sandbox';

export type SandboxRequest = Parameters<Sandbox['respond']>[0];

/** Value for secrets and files: the sandbox accepts any. */
const ANY = 'sandbox';

/** Returns a body with files, which `sentRequest` refuses: its bytes, and its type with the boundary. */
async function bodyWithFiles(body: SampleBody | undefined) {
  if (body?.kind === 'file') return { bytes: Buffer.from(ANY), type: body.mediaType };
  if (body?.kind !== 'multipart') return undefined;
  const form = new FormData();
  for (const { name, value, filename, mediaType: type } of body.parts)
    if (filename === undefined && type === undefined) form.append(name, value ?? ANY);
    else form.append(name, new Blob([value ?? ANY], { type }), filename);
  const written = new Response(form);
  const type = written.headers.get('content-type')?.replace('multipart/form-data', multipartType(body));
  return { bytes: Buffer.from(await written.arrayBuffer()), type };
}

/** Returns a sample as its sandbox receives it; `prefix` begins the paths of its API there. */
export async function sandboxRequest(sample: SampleRequest, prefix: string): Promise<SandboxRequest> {
  const files = await bodyWithFiles(sample.body);
  const { method, address, headers, body } = sentRequest(files ? { ...sample, body: undefined } : sample, () => ANY);
  // The host may be a placeholder.
  const served = address.replace(/^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?\/?/i, `http://localhost${prefix}/`);
  const { pathname, search } = new URL(served);
  const sent = files?.type === undefined ? headers : [...headers, ['Content-Type', files.type] as const];
  return {
    method,
    url: pathname + search,
    headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
    body: files?.bytes ?? Buffer.from(body ?? ''),
  };
}
