import path from 'node:path';
import { bundle, createConfig, YamlParseError } from '@redocly/openapi-core';
import { ContractError } from '../ContractError';
import type { Document } from '../document';
import { LocalResolver } from './LocalResolver';

const relative = (file: string) => path.relative(process.cwd(), file) || file;

/** The first line of a message, without the folders of this machine. */
const firstLine = (message: string) => (message.split('\n')[0] ?? '').replaceAll(process.cwd() + path.sep, '');

function fromYaml(error: YamlParseError): ContractError {
  return new ContractError(
    `The contract is not valid YAML: ${firstLine(error.originalError.message)}`,
    `${relative(error.source.absoluteRef)}:${error.line}:${error.col}`,
    'Check the indentation and quoting on that line.',
  );
}

/** The bundler reports `externalValue` as a reference it could not read. It is an address that the page shows. */
const isExternalExample = ({ message, location }: { message: string; location: { pointer?: string }[] }) =>
  message.includes('Remote $ref') && /\/examples\/[^/]+$/.test(location[0]?.pointer ?? '');

/**
 * Reads one contract with all its files and returns a single document whose
 * `$ref`s are all internal (`#/components/...`).
 *
 * @param file Path of the root file.
 * @throws ContractError when a file is missing, malformed or refers to nothing.
 */
export async function bundleContract(file: string): Promise<Document> {
  const config = await createConfig({});
  const result = await bundle({
    ref: file,
    config,
    externalRefResolver: new LocalResolver(config.resolve, path.resolve(path.dirname(file))),
  }).catch((error: unknown) => {
    if (error instanceof ContractError) throw error;
    if (error instanceof YamlParseError) throw fromYaml(error);
    throw new ContractError(
      `The contract can't be read: ${firstLine((error as Error).message)}`,
      relative(file),
      'Check that the file exists and is an OpenAPI 3 document in YAML or JSON.',
    );
  });
  const problem = result.problems.find((one) => one.severity === 'error' && !isExternalExample(one));
  if (problem) {
    const location = problem.location[0];
    throw new ContractError(
      firstLine(problem.message),
      `${relative(location?.source.absoluteRef ?? file)}${location?.pointer ?? ''}`,
      'Correct or remove the $ref; files are named relative to the file that refers to them.',
    );
  }
  const document = result.bundle.parsed as Document;
  if (typeof document.openapi !== 'string') {
    throw new ContractError(
      'The contract is Swagger 2.0; only OpenAPI 3.0 and 3.1 are read.',
      relative(file),
      'Convert it to OpenAPI 3.1.',
    );
  }
  return document;
}
