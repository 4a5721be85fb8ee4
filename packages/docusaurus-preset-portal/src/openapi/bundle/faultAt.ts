import { getLineColLocation, type Source } from '@redocly/openapi-core';
import { relativePath } from '../../lib/listFiles';
import { ContractError } from '../ContractError';

/** Position in a file of a contract. */
export interface Position {
  source: Pick<Source, 'absoluteRef'>;
  pointer: string;
}

/** Returns the line of a position; undefined if the file does not have it. */
function lineOf({ source, pointer }: Position): number | undefined {
  try {
    return getLineColLocation({ source: source as Source, pointer, reportOnKey: true }).start.line;
  } catch {
    return undefined;
  }
}

/** Returns the fault at a position, with its file, pointer and line. */
export const faultAt = (position: Position, what: string, fix: string): ContractError =>
  new ContractError(
    what,
    `${relativePath(process.cwd(), position.source.absoluteRef)}${position.pointer}`,
    fix,
    lineOf(position),
  );
