import ts from 'typescript';

/** Returns the first error in files of TypeScript, whose names begin with a slash, with its line. `isWhole` checks types, too: ten times as long. */
export function typeError(files: Readonly<Record<string, string>>, isWhole: boolean): string | undefined {
  const only = isWhole ? { lib: ['lib.es2022.d.ts'] } : { noLib: true, noResolve: true };
  const options = { ...only, strict: true, types: [], module: ts.ModuleKind.NodeNext };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.directoryExists = () => true;
  host.fileExists = (name) => name in files || fileExists(name);
  host.getSourceFile = (name, version) =>
    files[name] === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, files[name], version);
  const program = ts.createProgram(Object.keys(files), options, host);
  for (const name of Object.keys(files)) {
    const file = program.getSourceFile(name);
    const [fault] = [
      ...program.getSyntacticDiagnostics(file),
      ...(isWhole ? program.getSemanticDiagnostics(file) : []),
    ];
    if (!fault) continue;
    const line = files[name]?.slice(0, fault.start).split('\n').length ?? 0;
    return `${name.slice(1)}:${line}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')} ${files[name]?.split('\n')[line - 1]?.trim()}`;
  }
  return undefined;
}
