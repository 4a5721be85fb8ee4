import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pascalCase, type ReadContract, UserError } from 'openapi-toolkit';
import { CLIENTS_FOLDER, packageFiles } from './files';
import { javaJars } from './java';
import { type ClientModel, type ClientPackage, clientModel } from './model';
import { pythonName } from './python/text';
import { importWheel, pythonWheel } from './python/wheel';
import { typescriptPackage } from './typescript';

/** A word of a contract, and where it stands. */
type Word = readonly [word: string, place: string];

const javaFiles = readdirSync(path.join(__dirname, 'java/runtime')).map((file) => path.parse(file).name);

/** What a class of the client would hide from the sources without an error; the compilers find the others. */
const JAVA_TYPES = ['Boolean', 'Double', 'List', 'Long', 'Map', 'Object', 'Optional', 'String', 'Body', 'ProblemTypes'];
const PYTHON_TYPES = ['Client', 'False', 'None', 'NotRequired', 'True', 'pages', 'typing'];
const PYTHON_ERROR = ['add_note', 'args', 'request_id', 'retry_after', 'with_traceback'];

/** Returns the words that a language can't name: those of one name, and those whose name has a meaning already. */
function faultsOf(
  language: string,
  all: readonly Word[],
  nameOf: (word: string) => string,
  taken: readonly string[] = [],
): string[] {
  const known = new Map<string, string>();
  return all.flatMap(([word, place]) => {
    const name = nameOf(word);
    const other = known.get(name);
    known.set(name, word);
    if (other !== undefined) return [`${place}: "${word}" and "${other}" are both "${name}" in ${language}.`];
    if (!/^[A-Za-z_]\w*$/.test(name)) return [`${place}: "${word}" has no name in ${language}.`];
    return taken.includes(name)
      ? [`${place}: "${word}" is "${name}", which ${language} or the client has already.`]
      : [];
  });
}

/** Checks what a compiler does not refuse. @throws UserError with every word that the language can't name, and its place in the contract. */
export function checkNames(
  { apis, types, className, members, faults: others }: ClientModel,
  wanted: 'TypeScript' | 'Python' | 'Java',
): void {
  const faultsIn = (...given: Parameters<typeof faultsOf>) => (given[0] === wanted ? faultsOf(...given) : []);
  const ids = apis.map(({ id, title }): Word => [id, `API "${title}"`]);
  const schemas = types.map(({ name }): Word => [name, `schema "${name}"`]);
  const options = apis.flatMap(({ id, operations }) =>
    operations.map(({ name }): Word => [`${pascalCase(name)}Options`, `${id}: operation "${name}"`]),
  );
  const added = [...members.keys()].map((name): Word => [name, `schema "Problem", property "${name}"`]);
  const ofOperations = apis.flatMap(({ id, operations }) =>
    operations.flatMap(({ name, values, paging }) => {
      const parameters = values.map((one): Word => [one.name, `${id}, operation "${name}", parameter`]);
      return faultsIn('Python', parameters, pythonName, paging ? ['at', 'pages'] : []);
    }),
  );
  const ofMethods = apis.flatMap(({ id, operations }) => {
    const methods = operations.flatMap(({ name, paging }) =>
      [name, ...(paging ? [`${name}Pages`] : [])].map((method): Word => [method, `${id}, operation "${name}"`]),
    );
    return [
      ...faultsIn('Python', methods, pythonName),
      // A method `new` would be a constructor.
      ...faultsIn('TypeScript', methods, String, ['new']),
    ];
  });
  const javaTypes = [...JAVA_TYPES, ...javaFiles, className, ...apis.map(({ id }) => `${pascalCase(id)}Api`)];
  const faults = [
    ...others,
    ...faultsIn('Python', ids, pythonName, ['call']),
    ...faultsIn('Python', ids, pascalCase, [...PYTHON_TYPES, className]),
    ...faultsIn('Python', schemas, String, PYTHON_TYPES),
    ...faultsIn('Java', [...schemas, ...options], String, javaTypes),
    ...faultsIn('Python', added, pythonName, PYTHON_ERROR),
    ...ofOperations,
    ...ofMethods,
  ];
  if (faults.length > 0) throw new UserError([...new Set(faults)].join(' '));
}

/** Returns what differs from the defaults of NSwag, for a client in C# chosen by the variables `Api` and `Name`. */
export function nswagConfig({ className, homepage }: Pick<ClientModel, 'className' | 'homepage'>): string {
  const settings = {
    className: '$(Name)Client',
    namespace: `${className}.$(Name)`,
    // The default divides an operationId at its first underscore.
    operationGenerationMode: 'SingleClientFromOperationId',
    generateOptionalParameters: true,
    generateNullableReferenceTypes: true,
    generateOptionalPropertiesAsNullable: true,
    dateType: 'System.DateOnly',
    // The default leaves the offset out.
    parameterDateTimeFormat: 'O',
    disposeHttpClient: false,
    output: '$(Name)Client.cs',
  };
  const config = {
    runtime: 'Default',
    defaultVariables: 'Api=data,Name=Data',
    documentGenerator: { fromDocument: { url: `${homepage}openapi/$(Api)-3.0.json`, output: null } },
    codeGenerators: { openApiToCSharpClient: settings },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Makes the packages of the clients, below the folder that the site serves. Returns a line for the log.
 *
 * @param about Names of the packages, and the SHA-256 of every package that was published, by file.
 * @param onMissing Receives each package that can't be made, with the reasons.
 */
export async function packClients(
  served: string,
  sources: readonly (ReadContract & { types?: string })[],
  { sha256, ...about }: ClientPackage & { sha256: Record<string, string> },
  onMissing: (fault: UserError) => void,
): Promise<string> {
  const model = clientModel(sources, about);
  const files = packageFiles(about.name, about.version);
  // Packages of an earlier version would stay.
  await rm(path.join(served, CLIENTS_FOLDER), { recursive: true, force: true });
  await mkdir(path.join(served, CLIENTS_FOLDER), { recursive: true });
  const write = (file: string, content: Uint8Array | string) => writeFile(path.join(served, file), content);
  await write(files.nswag, nswagConfig(model));
  await write(files.hashes, `${JSON.stringify(sha256, null, 2)}\n`);
  const log: string[] = [];
  const make = async (language: Parameters<typeof checkNames>[1], writePackage: () => Promise<unknown>) => {
    try {
      checkNames(model, language);
      const missing = await writePackage();
      log.push(typeof missing === 'string' ? `${language} (${missing} is not installed)` : language);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      onMissing(new UserError(`The client in ${language} can't be made: ${error.message}`));
    }
  };
  const types = Object.fromEntries(sources.map(({ ref, types = '' }) => [ref.id, types]));
  await make('TypeScript', async () => write(files.typescript, await typescriptPackage(model, types)));
  await make('Python', async () => {
    await write(files.python, await pythonWheel(model));
    return (await importWheel(path.join(served, files.python))) || 'not imported: python3';
  });
  await make('Java', async () => {
    const java = await javaJars(model);
    if (!java) return 'left out: javac';
    await write(files.java, java.jar);
    await write(files.javaSources, java.sources);
    return write(files.javaPom, java.pom);
  });
  const count = model.apis.flatMap(({ operations }) => operations).length;
  return `Clients: ${log.join(', ') || 'none'}, with ${count} operations each.`;
}
