import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientFiles } from '../../packages/docusaurus-preset-portal/src/clients/files';
import { paths } from '../../packages/docusaurus-preset-portal/src/lib/paths';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { pathOf, skipsWithout } from '../programs';
import { JAVA } from '../samples/languages';
import { servedSandbox } from '../sandbox/served';
import { execute } from '../support/execute';
import { callTexts } from './calls';
import { KEY } from './drive';

/** Runs the calls that pages show, all with one process of a language: each prints the value of a success response. */
const textsIn = async (language: string): Promise<string[]> =>
  (await callTexts(language)).map((text) => text.replaceAll('https://api.example.com', server.origin));
const folder = testFolder();
const server = servedSandbox();
const environment = { DANISH_DATA_API_KEY: KEY, LC_ALL: 'C.UTF-8' };
const packed = (file: string) => path.resolve(paths.static, file);

it.skipIf(skipsWithout('python'))('calls in Python', async () => {
  const own = path.join(folder, 'python');
  mkdirSync(own);
  const texts = await textsIn('python-client');
  writeFileSync(path.join(own, 'calls.json'), JSON.stringify(texts));
  writeFileSync(
    path.join(own, 'all.py'),
    `import json, sys\nsys.path.insert(0, ${JSON.stringify(packed(clientFiles().python))})\nfor text in json.load(open("calls.json", encoding="utf-8")):\n    exec(compile(text, "call", "exec"), {})\n`,
  );
  const { status, stdout, stderr } = await execute([pathOf('python'), 'all.py'], own, environment);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/^\}$/gm)).toHaveLength(texts.length);
  expect(texts.length).toBeGreaterThan(25);
});

it.skipIf(skipsWithout('java'))('calls in Java', async () => {
  const own = path.join(folder, 'java');
  mkdirSync(own);
  const texts = await textsIn('java-client');
  const names = texts.map((_, index) => `Main${index}`);
  for (const [index, sample] of texts.entries()) {
    const text = sample.replace('public class Main ', `public class ${names[index]} `);
    writeFileSync(path.join(own, `${names[index]}.java`), text);
  }
  const all = names.map((name) => `${name}.main(arguments);`).join(' ');
  writeFileSync(path.join(own, 'All.java'), `class All { public static void main(String[] arguments) { ${all} } }`);
  const jar = packed(clientFiles().java);
  const compiled = await execute(
    [
      pathOf('java'),
      '-Xlint:all',
      '-Werror',
      '-cp',
      jar,
      '-d',
      '.',
      ...names.map((name) => `${name}.java`),
      'All.java',
    ],
    own,
  );
  expect(compiled).toEqual({ status: 0, stdout: '', stderr: '' });
  const { status, stdout, stderr } = await execute(
    [...JAVA(), '-cp', `${jar}${path.delimiter}.`, 'All'],
    own,
    environment,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(names.length);
});
