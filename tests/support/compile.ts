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

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Reads the files of a program; those of packages once for all programs, as every program takes the same in. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, version, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, version, ...rest);
    const key = `${name} ${JSON.stringify(version)}`;
    if (!libraryFiles.has(key)) libraryFiles.set(key, read(name, version, ...rest));
    return libraryFiles.get(key);
  };
  return host;
}

/**
 * Compiles files together, and writes nothing.
 *
 * @param different What differs from the strictest.
 * @returns What the compiler says, each line with its file; empty when all is right.
 */
export function typeFaults(files: string[], different: ts.CompilerOptions = {}): string[] {
  const options = { ...STRICT, ...different, noEmit: true };
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, options, hostOf(options)))
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
