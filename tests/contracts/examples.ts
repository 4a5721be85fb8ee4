import { contractFiles, isObject, type Json, type JsonObject, objectsIn } from './contracts';

/** One object of an example, with its position. */
export type Found = { object: JsonObject; at: string };

/** The example values of one file: bodies, parameters, and properties as `{name: value}`. */
function* valuesIn(file: string, content: Json): Generator<[Json, string]> {
  if (/(^|\/)examples\//.test(file) && isObject(content) && 'value' in content) {
    yield [content.value ?? null, `${file}#/value`];
    return;
  }
  for (const [node, at] of objectsIn(content)) {
    const name = typeof node.name === 'string' && 'in' in node ? node.name : (at.split('/').at(-1) ?? '');
    if (node.example !== undefined) yield [{ [name]: node.example }, `${file}#${at}/example`];
    if (Array.isArray(node.examples)) {
      for (const value of node.examples) yield [{ [name]: value }, `${file}#${at}/examples`];
    } else if (isObject(node.examples)) {
      for (const [key, example] of Object.entries(node.examples)) {
        if (isObject(example) && 'value' in example) {
          yield [example.value ?? null, `${file}#${at}/examples/${key}`];
        }
      }
    }
  }
}

/** Every object of every example of all contracts. Shared by all test files of a worker: do not modify. */
export const exampleObjects: readonly Found[] = [...contractFiles()].flatMap(([file, content]) =>
  [...valuesIn(file, content)].flatMap(([value, where]) =>
    [...objectsIn(value)].map(([object, at]) => ({ object, at: where + at })),
  ),
);
