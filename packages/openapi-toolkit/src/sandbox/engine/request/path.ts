import { Refusal } from '../refusal';

/** Splits the URL of a request into path and query, both still encoded. */
export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** @throws Refusal 400 if a part of a path value is not well-formed percent-encoded UTF-8. */
export function decodePart(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    const detail = 'Not valid percent-encoded UTF-8.';
    throw new Refusal(400, 'invalid-parameter', detail, [{ parameter, detail }]);
  }
}
