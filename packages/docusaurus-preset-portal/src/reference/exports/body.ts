import { isXmlType } from '../../openapi/sample';
import { encodedPair } from '../requests/expand';
import type { BodyPart, NamedField, SampleBody } from '../requests/request';

/** Request body of a collection. Text has its media type; for the others the client sets it. */
export type ExportedBody =
  | { kind: 'text'; language: 'json' | 'xml' | 'text'; mediaType: string; text: string }
  | { kind: 'form'; fields: NamedField[] }
  | { kind: 'multipart'; parts: BodyPart[] }
  | { kind: 'file'; mediaType: string; filename: string };

const FORM = 'application/x-www-form-urlencoded';

/** Serialises JSON without adjacent braces, which clients would read as a variable. */
const jsonText = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('{{', '\\u007b{');

/** Converts a body for export. A form whose list delimiters must not be encoded becomes text. */
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
      if (body.fields.every(({ encoded }) => encoded === undefined)) return body;
      return { kind: 'text', language: 'text', mediaType: FORM, text: body.fields.map(encodedPair).join('&') };
    default:
      return body;
  }
}

/** Returns the `Content-Type` header of a text or file body. */
export const typeHeader = (body: ExportedBody | undefined): NamedField[] =>
  body?.kind === 'text' || body?.kind === 'file' ? [{ name: 'Content-Type', value: body.mediaType }] : [];
