import path from 'node:path';
import ts from 'typescript';

/** As strict as TypeScript can be, for today's Node.js and its types. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
  typeRoots: [path.resolve('node_modules/@types')],
};

/** The library of the language, alone and with that of a browser. */
const LANGUAGE = ['lib.es2022.d.ts'];
export const libraries = { alone: LANGUAGE, dom: [...LANGUAGE, 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };

/**
 * Compiles files together, and writes nothing.
 *
 * @param options What differs from the strictest.
 * @returns What the compiler says, each line with its file; empty when all is right.
 */
export const typeFaults = (files: string[], options: ts.CompilerOptions = {}): string[] =>
  ts
    .getPreEmitDiagnostics(ts.createProgram(files, { ...STRICT, ...options, noEmit: true }))
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
