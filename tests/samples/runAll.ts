import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { javaJar } from '../clients/install';
import { pathOf } from '../programs';
import { execute, type Finished, inParallel, TYPESCRIPT } from '../support/execute';
import { compileGo, JAVA, type Runner, runners } from './languages';

/** Prefix of a program's name at the start of its output; no sample prints it. */
const MARK = '\x1e';
const AT_ONCE = 4;

/** Programs that run other programs in sequence, each in its folder: starting takes longer than running a sample. */
interface Together {
  file: string;
  text: (names: string[], file: string) => string;
  command: (names: string[]) => string[];
}

const imported = (names: string[], file: string) => `for (const name of ${JSON.stringify(names)}) {
  console.log('${MARK}' + name);
  process.chdir(name);
  await import(\`./\${name}/${file}\`);
  process.chdir('..');
}`;

const python = (names: string[], file: string) => `import os, runpy
for name in ${JSON.stringify(names)}:
    print('${MARK}' + name, flush=True)
    os.chdir(name)
    runpy.run_path('${file}', run_name='__main__')
    os.chdir('..')`;

const shell = (names: string[], file: string) => `for name in ${names.join(' ')}; do
  printf '${MARK}%s\\n' $name
  (cd $name && . ./${file}) || exit
done`;

/** The property `client` is the class path of the samples. */
const java = (_: string[], file: string) => `import java.net.*; import java.nio.file.*; import javax.tools.*;
class All { public static void main(String[] names) throws Throwable {
  var client = System.getProperty("client", ".");
  var compiler = ToolProvider.getSystemJavaCompiler();
  for (var name : names) {
    System.out.println("${MARK}" + name);
    if (compiler.run(null, null, null, "-cp", client, "-d", name, name + "/${file}") != 0) System.exit(1);
    try (var loader = new URLClassLoader(new URL[] { Path.of(name).toUri().toURL(), Path.of(client).toUri().toURL() })) {
      var main = loader.loadClass("Main").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } } } }`;

const together: Record<string, Together> = {
  shell: { file: 'all.sh', text: shell, command: () => [pathOf('bash'), 'all.sh'] },
  javascript: { file: 'all.mjs', text: imported, command: () => [process.execPath, 'all.mjs'] },
  typescript: { file: 'all.mts', text: imported, command: () => [...TYPESCRIPT, 'all.mts'] },
  'typescript-client': { file: 'all.mts', text: imported, command: () => [...TYPESCRIPT, 'all.mts'] },
  python: { file: 'all.py', text: python, command: () => [pathOf('python'), '-W', 'error', 'all.py'] },
  'python-client': { file: 'all.py', text: python, command: () => [pathOf('python'), '-W', 'error', 'all.py'] },
  java: { file: 'All.java', text: java, command: (names) => [...JAVA(), 'All.java', ...names] },
  'java-client': {
    file: 'All.java',
    text: java,
    command: (names) => [...JAVA(), `-Dclient=${javaJar()}`, 'All.java', ...names],
  },
};

/**
 * Output of each program. After a failure the remaining ones do not run; the error stream belongs to the last one that
 * ran.
 */
function parted({ status, stdout, stderr }: Finished, names: string[]): Map<string, Finished> {
  const [, ...parts] = stdout.split(MARK);
  const printed = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n') + 1)]),
  );
  const last = names[Math.max(parts.length, 1) - 1];
  return new Map(
    names.map((name) => {
      const ended = name === last ? { status, stderr } : { status: printed.has(name) ? 0 : null, stderr: '' };
      return [name, { ...ended, stdout: printed.get(name) ?? '' }];
    }),
  );
}

/**
 * Runs samples of a language, each in its own folder, as fast as the language allows.
 *
 * @param folder Parent folder.
 * @param names Names of the folders.
 * @returns Exit status and output by name; each byte of the output is a character.
 */
export async function runAll(
  language: string,
  folder: string,
  names: string[],
  variables: Record<string, string>,
): Promise<Map<string, Finished>> {
  const { file, command } = runners[language] as Runner;
  const batch = together[language];
  if (batch) {
    writeFileSync(path.join(folder, batch.file), `${batch.text(names, file)}\n`);
    return parted(await execute(batch.command(names), folder, variables, 'latin1'), names);
  }
  if (language === 'go') {
    const compiled = await compileGo(folder, names);
    if (compiled.status !== 0 || compiled.stderr) return new Map(names.map((name) => [name, compiled]));
  }
  const found = new Map<string, Finished>();
  await inParallel(names, AT_ONCE, async (name) => {
    const own = language === 'go' ? [path.join(folder, 'bin', name)] : command();
    found.set(name, await execute(own, path.join(folder, name), variables, 'latin1'));
  });
  return found;
}

/** The text of an output. */
export const textOf = (output: string): string => Buffer.from(output, 'latin1').toString();
