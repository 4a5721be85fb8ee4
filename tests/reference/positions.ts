import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { bundleContract, ContractError } from '../../packages/docusaurus-preset-portal/src/openapi';
import { makeAll } from './made';
import { scratchFolder } from './render';

type Position = readonly (string | number)[];
type Part = Record<string | number, unknown>;

/** Values that a writer may leave at any position of a contract. */
const VALUES = [null, 7, 'text', ['a'], { a: 1 }];

/** Fixtures with everything of OpenAPI 3.0 and 3.1. */
export const FIXTURES = ['tests/fixtures/contracts/everything-30.yaml', 'tests/fixtures/contracts/everything-31.yaml'];
/** The smallest contract of the site, which has the extensions. */
export const SMALLEST = 'api-specs/service.yaml';

/** Every position in a value below it. */
export function* positionsOf(value: unknown, at: Position = []): Generator<Position> {
  if (at.length > 0) yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* positionsOf(child, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}

function withValue(document: object, at: Position, value: unknown): object {
  const copy = structuredClone(document);
  let parent = copy as Part;
  for (const key of at.slice(0, -1)) parent = parent[key] as Part;
  parent[at.at(-1) as string] = value;
  return copy;
}

/** Returns what happened to a contract: undefined for its pages or one error with a position. */
export async function faultOf(file: string): Promise<string | undefined> {
  try {
    const { pages = '', ...others } = await makeAll(file);
    if (pages.includes('[object Object]')) return 'shows [object Object]';
    return Object.values(others).join('').includes('[native code]') ? 'shows a function' : undefined;
  } catch (error) {
    if (error instanceof ContractError && error.where.includes(path.basename(file)) && error.fix) return undefined;
    return error instanceof Error && !(error instanceof ContractError)
      ? String(error.stack).split('\n').slice(0, 5).join('\n')
      : String(error);
  }
}

/**
 * Puts every value at every position of a contract, one at a time, and makes its pages and downloads.
 *
 * @param step 1 tries every position, 10 every tenth.
 * @returns The number of attempts, and those that led to neither pages nor one clear error.
 */
export async function sweep(contract: string, step: number): Promise<{ tried: number; faults: string[] }> {
  const document = contract.startsWith('api-specs')
    ? await bundleContract(contract)
    : parse(await readFile(contract, 'utf8'));
  const file = path.join(await scratchFolder(), 'contract.yaml');
  const faults: string[] = [];
  let tried = 0;
  for (const [index, at] of [...positionsOf(document)].entries()) {
    if (index % step !== 0) continue;
    for (const value of VALUES) {
      await writeFile(file, JSON.stringify(withValue(document, at, value)));
      const fault = await faultOf(file);
      tried += 1;
      if (fault) faults.push(`${at.join('/')} = ${JSON.stringify(value)}: ${fault}`);
    }
  }
  return { tried, faults };
}
