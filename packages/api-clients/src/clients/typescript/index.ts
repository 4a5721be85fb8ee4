import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiName, blockComment, jsString, pascalCase, UserError } from 'openapi-toolkit';
import { tarball } from '../../lib/tarball';
import type { ClientApi } from '../clientApi';
import type { ClientModel } from '../model';

/** Types of the methods, from the types of an operation that openapi-typescript makes. */
const METHODS = `type Part<P, Place extends keyof P> = [NonNullable<P[Place]>] extends [never] ? object : NonNullable<P[Place]>;
type Parameters<P extends { path?: unknown; query?: unknown; header?: unknown }> =
  Part<P, 'path'> & Part<P, 'query'> & Part<P, 'header'>;
type Body<Operation extends { requestBody?: unknown }> =
  Operation extends { requestBody: { content: infer Content } } ? { body: Content[keyof Content] }
  : Part<Operation, 'requestBody'> extends { content: infer Content } ? { body?: Content[keyof Content] } : object;
type Flat<Type> = { [Key in keyof Type]: Type[Key] | ({} extends Pick<Type, Key> ? undefined : never) };
/** Values of a call: its parameters by name, and the body. */
export type Values<Operation extends { parameters: object; requestBody?: unknown }> = Flat<Parameters<Operation['parameters']> & Body<Operation>>;
/** Value of the success response. */
export type Value<Operation extends { responses: object }> =
  Operation['responses'][keyof Operation['responses'] & (200 | 201 | 202 | 203)] extends { content: { 'application/json': infer Json } } ? Json : undefined;`;

/** Writes the type declarations of the package, without those of the contracts. */
async function declarations(model: ClientModel): Promise<string> {
  const { className, apis, problems, members, description, homepage } = model;
  const types = problems.map((problem) => `${jsString(problem)} | `).join('');
  const [options = '', errors = ''] = await Promise.all(['options.ts', 'errors.ts'].map(declarationOf));
  const fields = apis.map(
    (api) => `  ${blockComment(`${api.title} ${api.version}`)}\n  readonly ${apiName(api)}: ${pascalCase(api.id)}Api;`,
  );
  return [
    ...apis.map((api) => `import type * as ${apiName(api)} from './${api.id}.js';`),
    options,
    errors
      // A new type of a problem is no error of compilation.
      .replace('ProblemType = string;', () => `ProblemType = ${types}(string & {});`)
      .replace(/^.*readonly errors: .*$/m, (line) => [line, ...[...members].map(memberOf)].join('\n')),
    METHODS,
    ...apis.flatMap(interfaceOf),
    `${blockComment(`${description}. ${homepage}`)}\nexport declare class ${className} {\n  constructor(options?: Options);\n${fields.join('\n')}\n}\n`,
  ].join('\n');
}

const memberOf = ([name, api]: [string, string]): string =>
  `    readonly ${JSON.stringify(name)}: ${api}.components['schemas']['Problem'][${JSON.stringify(name)}];`;

function interfaceOf(api: ClientApi): string[] {
  const name = apiName(api);
  const methods = api.operations.flatMap(({ name: method, method: verb, template, ...described }) => {
    const { summary, parameters, body, paging, deprecated } = described;
    const operation = `${name}.paths[${JSON.stringify(template)}]['${verb.toLowerCase()}']`;
    const isOptional = !body?.required && !parameters.some(({ required }) => required);
    const values = `(values${isOptional ? '?' : ''}: Values<${operation}>, options?: CallOptions)`;
    const comment = (text: string) => `  ${blockComment(text + (deprecated ? ' @deprecated' : ''))}`;
    return [
      comment(summary),
      `  ${method}${values}: Promise<Value<${operation}>>;`,
      ...(paging
        ? [comment(`${summary}: all pages`), `  ${method}Pages${values}: AsyncIterable<Value<${operation}>>;`]
        : []),
    ];
  });
  return [
    `${blockComment(`Schemas of the ${api.title}, by name.`)}\nexport type ${pascalCase(api.id)} = ${name}.components['schemas'];`,
    `export interface ${pascalCase(api.id)}Api {\n${methods.join('\n')}\n}`,
  ];
}

/** Makes the type declarations of a module of the runtime. */
async function declarationOf(file: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const source = readFileSync(path.join(__dirname, 'runtime', file), 'utf8');
  return ts.transpileDeclaration(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}

/** Returns the first error in declarations of TypeScript, with its file and line. */
async function typeError(declared: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { default: ts } = await import('typescript');
  const files = new Map(Object.entries(declared).map(([name, text]) => [`/${name}`, text]));
  const options = { lib: ['lib.es2022.d.ts'], strict: true, types: [], module: ts.ModuleKind.NodeNext };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.directoryExists = () => true;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  for (const [name, text] of files) {
    const file = program.getSourceFile(name);
    const [fault] = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    if (!fault) continue;
    const line = text.slice(0, fault.start).split('\n').length;
    const message = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
    return `${name.slice(1)}:${line}: ${message} ${text.split('\n')[line - 1]?.trim()}`;
  }
  return undefined;
}

/** Makes the npm package of the client, with the types of each contract by the id of its API. @throws UserError with the line that does not compile. */
export async function typescriptPackage(
  model: ClientModel,
  types: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const { name, version, description, homepage, licence } = model;
  const manifest = {
    name,
    version,
    description,
    homepage,
    license: licence.id,
    type: 'module',
    types: './index.d.ts',
    exports: { types: './index.d.ts', default: './index.js' },
    engines: { node: '>=20' },
    sideEffects: false,
  };
  const declared = {
    'index.d.ts': await declarations(model),
    ...Object.fromEntries(Object.entries(types).map(([id, text]) => [`${id}.d.ts`, text])),
  };
  const fault = await typeError(declared);
  if (fault) throw new UserError(fault);
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    LICENSE: licence.text,
    'index.js': await program(model),
    ...declared,
  };
  return tarball(Object.entries(files).map(([file, data]) => ({ name: `package/${file}`, data })));
}

async function program(model: ClientModel): Promise<string> {
  const { className, description, version, homepage, table } = model;
  const contents = `import { connect } from './runtime/connect';
export { ClientError, ConnectionFailure, InvalidCall, Problem, UnexpectedResponse } from './runtime/errors';
const table = JSON.parse(${jsString(JSON.stringify(table))});
export class ${className} {
  constructor(options = {}) {
    Object.assign(this, connect(table, options));
  }
}`;
  // Sites without clients do not have it.
  const { build } = await import('esbuild').catch(() => {
    throw new UserError('The package of the TypeScript client is bundled by esbuild: npm install -D esbuild.');
  });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    // Comments name sources: the same wherever the package lies.
    absWorkingDir: path.join(__dirname, '../../..'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    banner: { js: blockComment(`${description} ${version}. ${homepage}`) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
