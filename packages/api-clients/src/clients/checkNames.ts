import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pascalCase, UserError } from 'openapi-toolkit';
import type { ClientModel } from './model';
import { pythonName } from './python/text';

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
