import type { BodyPart, SampleBody } from '../requests/request';

/** Returns true if the content of a part is a file of the reader. */
export const isFilePart = (part: BodyPart): part is BodyPart & { filename: string } =>
  part.value === undefined && part.filename !== undefined;

/** Returns the media type of a multipart body, without the boundary. */
export const multipartType = (body: SampleBody | undefined): string =>
  (body?.kind === 'multipart' ? body.mediaType : undefined) ?? 'multipart/form-data';

/** Returns the media type of a part, or its default. */
export const typeOfPart = (part: BodyPart): string =>
  part.mediaType ?? (isFilePart(part) ? 'application/octet-stream' : 'text/plain; charset=utf-8');

/** Escapes a name in the quotes of `Content-Disposition` as browsers do. */
function partName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => ({ '"': '%22', '\r': '%0D' })[char] ?? '%0A');
}

/** Returns name and file name of a part for `Content-Disposition`. */
export const dispositionOf = ({ name, filename }: BodyPart): string =>
  `name="${partName(name)}"${filename === undefined ? '' : `; filename="${partName(filename)}"`}`;
