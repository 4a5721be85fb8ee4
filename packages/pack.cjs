// @ts-check
/**
 * Packs the packages beside it for npm: `npm run pack -- [FOLDER]` writes a file of each to a folder (default: `.generated`),
 * and what is in them to `packed` there.
 * A packed package has `dist` for Node.js, `esm` for bundlers, `types`, and a manifest that leads to them.
 */
const { transformSync } = require('esbuild');
const { spawnSync } = require('node:child_process');
const { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { compile, filesIn, packages } = require('./compile.cjs');

const ROOT = path.join(__dirname, '..');
const TEST = /\.(test|fixture|spec)\.|__snapshots__/;
/** Sources that are data: of rendered portals, and of the clients that the package makes. */
const DATA = /[\\/](template|runtime)[\\/]/;
const TEMPLATE = /[\\/]template[\\/]/;
/** Docusaurus finds components of a theme by these endings. */
const THEME = /(^|[\\/])theme[\\/]/;

/** @returns {string} the name of an imported module in full, as `.mjs` has to write it */
function fullName(/** @type {string} */ file, /** @type {string} */ src, /** @type {string} */ name) {
  if (name.startsWith('.')) {
    const target = path.join(path.dirname(file), name);
    const ending = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((suffix) => existsSync(target + suffix)) ?? '';
    return name + ending.replace(/tsx?$/, THEME.test(path.relative(src, target)) ? 'js' : 'mjs');
  }
  const [, owner, below] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  const folder = path.join(ROOT, 'node_modules', owner ?? '');
  if (!owner || !existsSync(path.join(folder, `${below}.js`))) return name;
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).exports ? name : `${name}.js`;
}

/** Writes what bundlers read. `.mjs`: Docusaurus compiles `.js` of some packages again, for browsers that are too old. */
function writeModules(/** @type {string} */ src, /** @type {string} */ esm) {
  for (const file of filesIn(src).filter((name) => !TEST.test(name))) {
    const name = path.relative(src, file);
    const target = path.join(esm, name);
    mkdirSync(path.dirname(target), { recursive: true });
    const [, loader] = /(?<!\.d)\.(tsx?)$/.exec(file) ?? [];
    if (DATA.test(file) || !(loader || file.endsWith('.d.ts'))) cpSync(file, target);
    // Forms of the site run modules of a runtime, too.
    if (!loader || TEMPLATE.test(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/(new URL\('[^']*)\.ts'/g, "$1.mjs'");
    const { code } = transformSync(text, {
      loader: loader === 'tsx' ? 'tsx' : 'ts',
      format: 'esm',
      target: 'es2020',
      jsx: 'automatic',
      charset: 'utf8',
    });
    const named = code.replace(
      /(^(?:(?:import|export) .*?|\} )from |^import |\bimport\()"([^"\n]+)"/gm,
      (_, before, module) => `${before}"${fullName(file, src, module)}"`,
    );
    writeFileSync(target.replace(/tsx?$/, THEME.test(name) ? 'js' : 'mjs'), named);
  }
}

/** Writes the declarations; those written by hand are copied. */
function writeTypes(/** @type {string} */ src, /** @type {string} */ staged) {
  const project = path.join(staged, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    // Another package beside is one of `node_modules`, whose declarations are its own.
    preserveSymlinks: true,
    incremental: false,
    allowImportingTsExtensions: false,
    declaration: true,
    emitDeclarationOnly: true,
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    rootDir: src,
    outDir: path.join(staged, 'types'),
  };
  const exclude = ['test', 'fixture', 'spec'].map((kind) => `${src}/**/*.${kind}.*`).concat(`${src}/**/template/**`);
  const include = [src, path.join(ROOT, 'src/**/*.d.ts')];
  writeFileSync(
    project,
    JSON.stringify({ extends: path.join(ROOT, 'tsconfig.json'), compilerOptions, include, exclude }),
  );
  const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: ROOT, stdio: 'inherit' });
  rmSync(project);
  if (status !== 0) throw new Error(`The declarations of ${src} were not written.`);
  for (const file of filesIn(src).filter((name) => name.endsWith('.d.ts')))
    cpSync(file, path.join(staged, 'types', path.relative(src, file)));
}

/** @returns {Record<string, unknown>} the manifest of a packed package */
function manifestOf(/** @type {string} */ folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // Fixtures are for tests of this repository.
  const shipped = Object.entries(manifest.exports).filter(([door]) => !TEST.test(`${door}.`));
  const doors = shipped.map(([door, target]) => {
    if (typeof target === 'string') return [door, target];
    const name = target.types.replace(/^\.\/src\/|(\.d)?\.tsx?$/g, '');
    const types = `./types/${name}.d.ts`;
    if (!target.default) return [door, { types }];
    const module = `./esm/${name}.${THEME.test(name) ? 'js' : 'mjs'}`;
    return [door, { types, module, default: target.default }];
  });
  const { repository } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const directory = `packages/${path.basename(folder)}`;
  const address = repository.url.replace(/^git\+|\.git$/g, '');
  return {
    ...manifest,
    repository: { ...repository, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
    publishConfig: { access: 'public', provenance: true },
    files: ['bin', 'dist', 'esm', 'types'],
    exports: Object.fromEntries(doors),
    devDependencies: undefined,
  };
}

const [name = path.join(ROOT, '.generated')] = process.argv.slice(2);
if (name.startsWith('-')) {
  console.error(`There is no option ${name}. Usage: npm run pack -- [FOLDER]`);
  process.exit(1);
}
const out = path.resolve(name);
for (const folder of packages) {
  const staged = path.join(out, 'packed', path.basename(folder));
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const copied of ['bin', 'README.md', 'CHANGELOG.md', 'LICENSE'])
    if (existsSync(path.join(folder, copied)))
      cpSync(path.join(folder, copied), path.join(staged, copied), { recursive: true });
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifestOf(folder), null, 2)}\n`);
  compile(folder, staged, 'esm');
  writeModules(path.join(folder, 'src'), path.join(staged, 'esm'));
  writeTypes(path.join(folder, 'src'), staged);
  const args = ['pack', staged, '--pack-destination', out, '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm did not pack ${staged}.`);
}
