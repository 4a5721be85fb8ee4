import path from 'node:path';
import { ContractError } from 'openapi-toolkit';
import { foreignMarkup } from './foreignMarkup';
import { makeAll } from './made';

type Position = readonly (string | number)[];

/** Fixtures with everything of OpenAPI 3.0 and 3.1. */
export const FIXTURES = ['tests/fixtures/contracts/everything-30.yaml', 'tests/fixtures/contracts/everything-31.yaml'];

/** Every position in a value below it. */
export function* positionsOf(value: unknown, at: Position = []): Generator<Position> {
  if (at.length > 0) yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* positionsOf(child, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Returns what happened to a contract: undefined for its pages or one error with a position. */
export async function faultOf(file: string): Promise<string | undefined> {
  try {
    const { pages = '', ...others } = await makeAll(file);
    const [foreign] = foreignMarkup(pages);
    if (foreign) return `has foreign markup: ${foreign}`;
    if (pages.includes('[object Object]')) return 'shows [object Object]';
    return Object.values(others).join('').includes('[native code]') ? 'shows a function' : undefined;
  } catch (error) {
    if (error instanceof ContractError && error.where.includes(path.basename(file)) && error.fix) return undefined;
    return error instanceof Error && !(error instanceof ContractError)
      ? String(error.stack).split('\n').slice(0, 5).join('\n')
      : String(error);
  }
}
