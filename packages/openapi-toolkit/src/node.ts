// Contracts from files. Needs Node.js.

// Reads a contract of several files as one document, checks it, and says where a fault is.

export { Source } from '@redocly/openapi-core';
export { type BundleOptions, bundleContract } from './openapi/bundle/bundleContract';
export { faultAt } from './openapi/bundle/faultAt';
export { reportMistakes } from './openapi/findings';
export { toOpenApi30 } from './openapi/version30';

// Reads the operations of a contract as pages show them.

export { type ReadOperation, readOperation, readOperations } from './openapi/read/operation';
export { pageContext } from './openapi/read/pageContext';
export { retryAdvice } from './openapi/read/response';

// Files: lists, relative paths, hashes, and what a full disk says.

export { diskFault, isBelow, listFiles, listFilesSync, relativePath, sha256 } from './lib/files';

// Command lines: arguments, usage, and errors without a stack.

export { type CliOptions, type CliValues, commandLine, readArguments } from './lib/runCli';
