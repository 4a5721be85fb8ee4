import path from 'node:path';
import { build } from 'esbuild';
import { type TarFile, tarball } from '../../lib/tarball';
import type { ClientModel } from '../model';
import { declarations } from './types';

/** Makes the npm package of the client, without dependencies, with the types of each contract by the id of its API. */
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
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    LICENSE: licence.text,
    'index.js': await program(model),
    'index.d.ts': await declarations(model),
    ...Object.fromEntries(Object.entries(types).map(([id, text]) => [`${id}.d.ts`, text])),
  };
  return tarball(
    Object.entries(files).map(([file, content]): TarFile => ({ name: `package/${file}`, mode: '644', content })),
  );
}

async function program(model: ClientModel): Promise<string> {
  const { className, description, version, homepage, table } = model;
  const contents = `import { connect } from './runtime/connect';
export { ClientError, ConnectionFailure, InvalidCall, Problem, UnexpectedResponse } from './runtime/errors';
const table = ${JSON.stringify(table)};
export class ${className} {
  constructor(options = {}) {
    Object.assign(this, connect(table, options));
  }
}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    // Comments name sources: the same wherever the package lies.
    absWorkingDir: path.join(__dirname, '../../..'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    banner: { js: `// ${description} ${version}. ${homepage}` },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
