import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  isAbsoluteUrl,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { ContractError } from './ContractError';
import type { Document } from './openapi';

/** Reads contract files from disk only: a contract never makes the build go to the network. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(ref: string): Promise<Source> {
    if (isAbsoluteUrl(ref)) {
      throw new ResolveError(new Error(`Remote $ref "${ref}" is refused.`));
    }
    return super.loadExternalRef(ref);
  }
}

const relative = (file: string) => path.relative(process.cwd(), file) || file;

function fromYaml(error: YamlParseError): ContractError {
  return new ContractError(
    `The contract is not valid YAML: ${error.originalError.message.split('\n')[0]}`,
    `${relative(error.source.absoluteRef)}:${error.line}:${error.col}`,
    'Check the indentation and quoting on that line.',
  );
}

/** `externalValue` is an address to show, not a file to read; the bundler tries to read it all the same. */
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
    externalRefResolver: new LocalResolver(config.resolve),
  }).catch((error: unknown) => {
    if (error instanceof YamlParseError) throw fromYaml(error);
    throw new ContractError(
      `The contract can't be read: ${(error as Error).message.split('\n')[0]}`,
      relative(file),
      'Check that the file exists and is an OpenAPI 3 document in YAML or JSON.',
    );
  });
  const problem = result.problems.find((one) => one.severity === 'error' && !isExternalExample(one));
  if (problem) {
    const location = problem.location[0];
    throw new ContractError(
      problem.message,
      `${relative(location?.source.absoluteRef ?? file)}${location?.pointer ?? ''}`,
      'Mend or remove the $ref; files are named relative to the file that refers to them.',
    );
  }
  return result.bundle.parsed as Document;
}
