import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';

/** The last good response of one address. Holds what the API sent, never what was sent to it. */
export interface CachedResponse {
  url: string;
  etag: string;
  text: string;
}

/** The response kept for this address; undefined when there is none, or the file is not what was written. */
export async function readCache(file: string, url: string): Promise<CachedResponse | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8'));
    const whole = kept.url === url && typeof kept.etag === 'string' && sha256(kept.text) === kept.sha256;
    return whole ? { url, etag: kept.etag, text: kept.text } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a response. Written beside and renamed, so that a reader never sees half a file. */
export async function writeCache(file: string, response: CachedResponse): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify({ ...response, sha256: sha256(response.text) }));
    await rename(draft, file);
  } catch {
    // Without a cache the next build asks for the whole list again.
  }
}
