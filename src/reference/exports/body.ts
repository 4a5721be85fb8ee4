import { isXmlType } from '../../openapi/sample';
import { encodedPair } from '../requests/expand';
import type { BodyPart, Pair, SampleBody } from '../requests/request';

/** A body as collections hold it. Text has its media type; the others get theirs from the program that sends them. */
export type ExportedBody =
  | { kind: 'text'; language: 'json' | 'xml' | 'text'; mediaType: string; text: string }
  | { kind: 'form'; fields: Pair[] }
  | { kind: 'multipart'; parts: BodyPart[] }
  | { kind: 'file'; mediaType: string; filename: string };

const FORM = 'application/x-www-form-urlencoded';

/** JSON in which no two braces stand together: they would be taken for a variable. */
const jsonText = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('{{', '\\u007b{');

/** Text of a body as it is sent. A form is text where the delimiters of a list are sent as they are. */
export function exportedBody(body: SampleBody | undefined): ExportedBody | undefined {
  switch (body?.kind) {
    case 'json':
      return { kind: 'text', language: 'json', mediaType: body.mediaType, text: jsonText(body.value) };
    case 'text': {
      const isXml = isXmlType(body.mediaType);
      const text = isXml ? body.text.replaceAll('{{', '&#123;{') : body.text;
      return { kind: 'text', language: isXml ? 'xml' : 'text', mediaType: body.mediaType, text };
    }
    case 'form':
      return body.fields.some(({ encoded }) => encoded !== undefined) ? formText(body.fields) : body;
    default:
      return body;
  }
}

/** A form as one line of text. */
export const formText = (fields: Pair[]): ExportedBody & { kind: 'text' } => ({
  kind: 'text',
  language: 'text',
  mediaType: FORM,
  text: fields.map(encodedPair).join('&'),
});

/** The header with the type of a body that is sent as text or from a file. */
export const typeHeader = (body: ExportedBody | undefined): { name: string; value: string }[] =>
  body?.kind === 'text' || body?.kind === 'file' ? [{ name: 'Content-Type', value: body.mediaType }] : [];

/** Whether a part is a file of the reader's. */
export const isFilePart = (part: BodyPart): part is BodyPart & { filename: string } =>
  part.value === undefined && part.filename !== undefined;
