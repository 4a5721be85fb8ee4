import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiName, escapeMarkup, javaString, UserError } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { zip } from '../../lib/zip';
import type { ClientModel } from '../model';
import { apiClass, apiSource } from './operations';
import { constantName, javadoc, javaName, javaPackage } from './text';
import { typeSource } from './types';

const RUNTIME = path.join(__dirname, 'runtime');

/** Half the time of the defaults: no other compiler for a second of work, no processors of annotations. */
const FAST = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC', '-proc:none'];
const FLAGS = [...FAST, '--release', '17', '-encoding', 'UTF-8', '-parameters', '-Xlint:all', '-Werror'];

export async function javaSources(model: ClientModel): Promise<Map<string, string>> {
  const own = javaPackage(model);
  const imports = `import ${own}.model.*;\nimport java.util.List;\nimport java.util.Map;\nimport java.util.Optional;\nimport java.util.function.Consumer;\n\n`;
  const files = new Map<string, string>();
  for (const file of await readdir(RUNTIME)) {
    const text = await readFile(path.join(RUNTIME, file), 'utf8');
    files.set(`${own}/${file}`, text.replace(/^package client;/, `package ${own};`));
  }
  const problem = `${own}/Problem.java`;
  files.set(
    problem,
    (files.get(problem) ?? '').replace(/}\n$/, () => `${[...model.members.keys()].map(memberSource).join('')}}\n`),
  );
  for (const api of model.apis)
    files.set(`${own}/${apiClass(api)}.java`, `package ${own};\n\n${imports}${apiSource(api, model)}`);
  for (const type of model.types) {
    const source = typeSource(type, model.types);
    const head = `package ${own}.model;\n\nimport ${own}.Field;\nimport ${own}.Options;\nimport java.util.List;\nimport java.util.Map;\nimport java.util.Optional;\n\n`;
    if (source) files.set(`${own}/model/${type.name}.java`, head + source);
  }
  files.set(
    `${own}/${model.className}.java`,
    `package ${own};\n\nimport java.util.function.Consumer;\n\n${clientClass(model)}`,
  );
  files.set(`${own}/ProblemTypes.java`, `package ${own};\n\n${problemTypes(model.problems)}`);
  return files;
}

function clientClass({ className, description, version, apis }: ClientModel): string {
  const each = (write: (name: string, type: string, title: string) => string) =>
    apis.map((api) => write(apiName(api), apiClass(api), api.title)).join('\n');
  return `${javadoc(`${description} ${version}.`)}public final class ${className} {
${each((name, type) => `    private final ${type} ${name};`)}

    /** Creates a client with key and host of the environment variables. */
    public ${className}() {
        this(none -> {});
    }

    /** Creates a client with other settings. */
    public ${className}(Consumer<Settings> settings) {
        Settings all = new Settings();
        settings.accept(all);
        Connection connection = new Connection(all);
${each((name, type) => `        this.${name} = new ${type}(connection);`)}
    }
${each(
  (name, type, title) => `
${javadoc(`Returns the operations of the ${title}.`, [], '    ')}    public ${type} ${name}() { return ${name}; }`,
)}
}
`;
}

/** Returns the accessor of a text that the contracts add to problems. */
const memberSource = (name: string): string => `
${javadoc(`Returns the member ${name}.`, [], '    ')}    public Optional<String> ${javaName(name)}() { return Optional.ofNullable(body.get(${javaString(name)})).map(String::valueOf); }
`;

const problemTypes = (problems: readonly string[]): string => `/** Types of problems. */
public final class ProblemTypes {
${problems.map((type) => `    public static final String ${constantName(type)} = ${javaString(type)};`).join('\n')}

    private ProblemTypes() {}
}
`;

/** Compiles the client: jar, jar of the sources, description for Maven. Undefined without a compiler for Java. */
export async function javaJars(
  model: ClientModel,
): Promise<{ jar: Uint8Array; sources: Uint8Array; pom: string } | undefined> {
  const sources = await javaSources(model);
  const folder = await mkdtemp(path.join(tmpdir(), 'client-java-'));
  try {
    for (const [name, text] of sources) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    await writeFile(path.join(folder, 'files'), [...sources.keys()].join('\n'));
    const classes = path.join(folder, 'classes');
    await promisify(execFile)('javac', [...FLAGS, '-d', classes, '@files'], { cwd: folder });
    const files = new Map<string, Uint8Array | string>();
    files.set('META-INF/MANIFEST.MF', `Manifest-Version: 1.0\nAutomatic-Module-Name: ${javaPackage(model)}\n\n`);
    files.set('META-INF/LICENSE', model.licence.text);
    files.set(`${javaPackage(model)}/operations.json`, JSON.stringify(model.table));
    for (const name of await listFiles(classes)) files.set(name, await readFile(path.join(classes, name)));
    return { jar: zip(files), sources: zip(sources), pom: pomOf(model) };
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall?.startsWith('spawn')) return undefined;
    // The place, which names the schema or the API, and the line, which names the operation.
    throw new UserError(message.split('\n').slice(1, 3).join(' ').replace(/\s+/g, ' ') || message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pomOf = (model: ClientModel): string => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${javaPackage(model)}</groupId>
  <artifactId>${model.name}</artifactId>
  <version>${model.version}</version>
  <name>${escapeMarkup(model.description)}</name>
  <url>${escapeMarkup(model.homepage)}</url>
  <licenses>
    <license>
      <name>${model.licence.id}</name>
    </license>
  </licenses>
</project>
`;
