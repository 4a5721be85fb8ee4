import type { BodyPart } from '../requests/request';

/** One part of a multipart body. */
export type Part = BodyPart;

/** Whether the content of a part is a file of the reader's. */
export const isFile = (part: Part): part is Part & { filename: string } =>
  part.value === undefined && part.filename !== undefined;

/** Type of a part that names none of its own. */
export const typeOfPart = (part: Part): string =>
  part.mediaType ?? (isFile(part) ? 'application/octet-stream' : 'text/plain; charset=utf-8');

/** A name inside the quotes of `Content-Disposition`, escaped as browsers do. */
export function partName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => ({ '"': '%22', '\r': '%0D' })[char] ?? '%0A');
}
