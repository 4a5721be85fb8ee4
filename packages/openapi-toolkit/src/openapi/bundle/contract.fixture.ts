import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../../../../../tests/support/testFolder';
import type { ContractError } from '../ContractError';
import { bundleContract } from './bundleContract';

/** Returns a contract with only these parts. */
export const contract = (parts: object, openapi = '3.1.0') => ({
  openapi,
  info: { title: 'Shapes', version: '1' },
  paths: {},
  ...parts,
});

/** Returns a contract with one schema. */
export const schemas = (Shape: unknown, openapi?: string) => contract({ components: { schemas: { Shape } } }, openapi);

/** Returns a contract with one operation. */
export const operation = (get: object) => contract({ paths: { '/a': { get } } });

/** Reads a contract from the file `contract.yaml`, with other files beside it; reads on after faults if there is a list of them. */
export async function readContract(
  document: object,
  others: Readonly<Record<string, string>> = {},
  faults?: ContractError[],
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const files = { 'contract.yaml': JSON.stringify(document), ...others };
  try {
    writeFiles(folder, files);
    return await bundleContract(path.join(folder, 'contract.yaml'), {
      onFault: faults && ((fault) => faults.push(fault)),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads a contract on after its faults. Returns it with the pointers of the faults. */
export async function readOn(document: object, others?: Record<string, string>) {
  const faults: ContractError[] = [];
  const read = await readContract(document, others, faults);
  return { read, pointers: faults.map(({ where }) => where.replace(/^.*?#/, '#')), faults };
}
