import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type ProgramName, pathOf } from '../programs';
import { grammarOf } from './grammar';

/** Returns the names of the samples with syntax errors. */
type Check = (files: string[], texts: string[], folder: string) => Promise<string[]> | string[];

const run = (program: string, args: string[], input: string) =>
  spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1e9 });

/** A program that reads file names from its input and prints those it can't parse. */
const parsedBy =
  (program: () => string, args: string[]): Check =>
  (files) => {
    const { stdout, stderr, status } = run(program(), args, files.join('\n'));
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\n').filter((line) => line !== '');
  };

const script: Check = (files, texts) =>
  files.filter((file, index) => {
    const options = { fileName: file, reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2022 } };
    return (ts.transpileModule(texts[index] ?? '', options).diagnostics ?? []).length > 0;
  });

const PYTHON = `import sys
for name in sys.stdin.read().split('\\n'):
    try: compile(open(name, encoding='utf-8').read(), name, 'exec')
    except SyntaxError: print(name)`;

const PHP =
  'foreach (explode("\\n", stream_get_contents(STDIN)) as $f) try { token_get_all(file_get_contents($f), TOKEN_PARSE); } catch (ParseError $e) { echo "$f\\n"; }';

const BASH = 'while IFS= read -r f || [ -n "$f" ]; do bash -n "$f" 2>/dev/null || echo "$f"; done';

const JAVA = `import java.nio.file.*; import java.util.*; import javax.tools.*; import com.sun.source.util.JavacTask;
class Parse { public static void main(String[] a) throws Exception {
  var compiler = ToolProvider.getSystemJavaCompiler(); var files = compiler.getStandardFileManager(null, null, null);
  for (var name : new String(System.in.readAllBytes()).split("\\n")) {
    var found = new DiagnosticCollector<JavaFileObject>();
    ((JavacTask) compiler.getTask(null, files, found, List.of("-proc:none"), null, files.getJavaFileObjects(name))).parse();
    if (found.getDiagnostics().stream().anyMatch(d -> d.getKind() == Diagnostic.Kind.ERROR)) System.out.println(name);
  } } }`;

const java: Check = (files, texts, folder) => {
  writeFileSync(path.join(folder, 'Parse.java'), JAVA);
  // The registry finds the compiler; the other program is in the same folder.
  const program = path.join(path.dirname(pathOf('java')), 'java');
  return parsedBy(() => program, [path.join(folder, 'Parse.java')])(files, texts, folder);
};

const go: Check = (files) => {
  const gofmt = path.join(path.dirname(pathOf('go')), 'gofmt');
  const { stdout, stderr } = run(gofmt, ['-l', ...files], '');
  return [...new Set(`${stdout}${stderr}`.split('\n').map((line) => line.replace(/:\d+:.*$/, '')))].filter(Boolean);
};

const grammar =
  (language: 'csharp' | 'powershell'): Check =>
  async (files, texts) => {
    const isValid = await grammarOf(language);
    return files.filter((_, index) => !isValid(texts[index] ?? '('));
  };

/** By language: file extension, programs of the check, and the check. */
export const syntax: Record<string, { ending: string; needs: ProgramName[]; check: Check }> = {
  shell: { ending: 'sh', needs: ['bash'], check: parsedBy(() => pathOf('bash'), ['-c', BASH]) },
  javascript: { ending: 'mjs', needs: [], check: script },
  typescript: { ending: 'mts', needs: [], check: script },
  'python-client': { ending: 'py', needs: ['python'], check: parsedBy(() => pathOf('python'), ['-c', PYTHON]) },
  'typescript-client': { ending: 'mts', needs: [], check: script },
  python: { ending: 'py', needs: ['python'], check: parsedBy(() => pathOf('python'), ['-c', PYTHON]) },
  php: { ending: 'php', needs: ['php'], check: parsedBy(() => pathOf('php'), ['-r', PHP]) },
  go: { ending: 'go', needs: ['go'], check: go },
  java: { ending: 'java', needs: ['java'], check: java },
  csharp: { ending: 'cs', needs: ['csharp'], check: grammar('csharp') },
  powershell: { ending: 'ps1', needs: ['powershell'], check: grammar('powershell') },
};

/**
 * Checks samples of one language.
 *
 * @param folder Empty folder into which they are written.
 * @returns The texts with errors, with their names.
 */
export async function wrongSamples(language: string, samples: { name: string; text: string }[], folder: string) {
  const one = syntax[language];
  if (!one) throw new Error(`No check knows ${language}.`);
  mkdirSync(folder, { recursive: true });
  const files = samples.map((_, index) => path.join(folder, `s${index}.${one.ending}`));
  for (const [index, { text }] of samples.entries()) writeFileSync(files[index] ?? '', `${text}\n`);
  const wrong = await one.check(
    files,
    samples.map(({ text }) => text),
    folder,
  );
  return wrong.map((file) => samples[files.indexOf(file)] ?? { name: file, text: '' });
}
