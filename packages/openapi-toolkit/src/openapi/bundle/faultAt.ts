import { getLineColLocation, type Source } from '@redocly/openapi-core';
import { attempt } from '../../lib/attempt';
import { relativePath } from '../../lib/files';
import { ContractError } from '../ContractError';

export interface FilePosition {
  source: Pick<Source, 'absoluteRef'>;
  pointer: string;
}

const lineOf = ({ source, pointer }: FilePosition): number | undefined =>
  attempt(() => getLineColLocation({ source: source as Source, pointer, reportOnKey: true }).start.line, undefined);

/** Where Swagger 2.0 has the parts of OpenAPI 3. */
const SWAGGER: readonly (readonly [RegExp, string])[] = [
  [/^#\/components\/schemas(?=\/)/, '#/definitions'],
  [/^#\/components\/securitySchemes(?=\/)/, '#/securityDefinitions'],
  [/^#\/components\/(?=(?:parameters|responses)\/)/, '#/'],
  [/^#\/servers.*/, '#/host'],
  [/^(#\/paths\/[^/]+\/[^/]+)\/requestBody.*/, '$1/parameters'],
  [/(\/responses\/[^/]+)\/content\/([^/]+)\/examples?(?:\/[^/]+)?/, '$1/examples/$2'],
  [/(\/responses\/[^/]+)\/content\/[^/]+/, '$1'],
  [/(\/(?:parameters\/\d+|headers\/[^/]+))\/schema/, '$1'],
];

const isSwagger = ({ body }: Partial<Source>): boolean => /^\s*(?:\{\s*)?["']?swagger["']?\s*:/m.test(body ?? '');

const written = ({ source, pointer }: FilePosition): FilePosition => ({
  source,
  pointer: isSwagger(source) ? SWAGGER.reduce((text, [from, to]) => text.replace(from, to), pointer) : pointer,
});

export function faultAt(converted: FilePosition, what: string, fix: string): ContractError {
  const position = written(converted);
  return new ContractError(
    what,
    `${relativePath(process.cwd(), position.source.absoluteRef)}${position.pointer}`,
    fix,
    lineOf(position),
  );
}
