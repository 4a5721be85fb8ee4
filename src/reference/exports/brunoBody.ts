import type { BodyPart, Pair, SampleBody } from '../requests/request';
import { isFile } from '../samples/multipart';
import { type ExportedBody, exportedBody, formText, typeHeader } from './body';
import { block } from './brunoText';

interface BrunoBody {
  mode: string;
  headers: Pair[];
  blocks: string[];
}

/** Returns true if a block can hold the line unchanged. Other lines are written in a form that Bruno does not parse. */
const isPlain = ({ name, value = '' }: { name: string; value?: string }): boolean =>
  /^[\w.[\]-]+$/.test(name) && !/[\r\n]|^\s|\s$|^'''|^@/.test(value);

const typed = (line: string, mediaType: string | undefined): string =>
  mediaType === undefined ? line : `${line} @contentType(${mediaType})`;

const partLine = (part: BodyPart): string =>
  typed(`${part.name}: ${isFile(part) ? `@file(${part.filename})` : (part.value ?? '')}`, part.mediaType);

function writtenBody(body: ExportedBody | undefined): BrunoBody {
  const headers = typeHeader(body);
  switch (body?.kind) {
    case undefined:
      return { mode: 'none', headers, blocks: [] };
    case 'text':
      return { mode: body.language, headers, blocks: [block(`body:${body.language}`, [body.text])] };
    case 'form':
      return body.fields.every(isPlain)
        ? {
            mode: 'formUrlEncoded',
            headers,
            blocks: [
              block(
                'body:form-urlencoded',
                body.fields.map(({ name, value }) => `${name}: ${value}`),
              ),
            ],
          }
        : writtenBody(formText(body.fields));
    case 'multipart':
      return { mode: 'multipartForm', headers, blocks: [block('body:multipart-form', body.parts.map(partLine))] };
    case 'file':
      return {
        mode: 'file',
        headers,
        blocks: [block('body:file', [typed(`file: @file(${body.filename})`, body.mediaType)])],
      };
  }
}

/** Converts a request body to the `.bru` format: mode, headers and block. */
export const brunoBody = (body: SampleBody | undefined): BrunoBody => writtenBody(exportedBody(body));
