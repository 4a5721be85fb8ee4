import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile, checkNaming } from '.';

const linesOf = (code: string, file = 'src/a.ts') => checkFile(file, code).faults.map((fault) => fault.split(': ')[0]);

describe('a doc comment', () => {
  it.each([
    ['of a function', '/** Whether it fits. */\nexport function fits() {}'],
    ['of a constant', '/** How many. */\nexport const COUNT = 3;'],
    ['of code that is not exported', '/** Where it is. */\nconst at = 3;'],
    ['of a type', '/** Who asks. */\nexport type Person = string;'],
    ['of several lines', '/**\n * What it is.\n *\n * @param a Where it is.\n */\nexport const f = (a: string) => a;'],
  ])('%s is reported once', (_, code) => expect(linesOf(code)).toEqual(['src/a.ts:1']));

  it('of a member of a type is reported', () =>
    expect(linesOf('export interface A {\n  /** Where it is. */\n  b: string;\n}')).toEqual(['src/a.ts:2']));

  it.each([
    ['with a verb', '/** Returns what fits. */\nexport const f = 1;'],
    ['with a longer word', '/** Whatever. */\nexport const f = 1;'],
    ['that is no doc comment', '// What fits.\nexport const f = 1;'],
  ])('%s passes', (_, code) => expect(checkFile('src/a.ts', code).faults).toEqual([]));
});

describe('a retired name', () => {
  it.each([
    ['variable', 'const placeOf = 1;'],
    ['parameter', 'const f = (judge: number) => judge;'],
    ['property of a type', 'interface A {\n  b: { isAwake: boolean } }'],
    ['part of a destructured object', 'const { a: likeness } = b;'],
    ['renamed import', "import { a as remember } from 'b';"],
    ['word of a name', 'function answersOf() {}'],
    ['word in capitals', 'const MAX_ANSWERS = 3;'],
  ])('is reported as %s', (_, code) => expect(linesOf(code)).toHaveLength(1));

  it('is reported as the name of a file', () =>
    expect(checkFile('src/standIn.test.ts', '').faults).toEqual([expect.stringContaining('src/standIn.test.ts: ')]));

  it.each([
    ['a text', "const a = 'twin';"],
    ['a key of data', 'const a = { answer: 1 };'],
    ['a name of another module', "import { answer } from 'b';\nanswer.twin();"],
    ['a longer word', 'const twinkle = 1;'],
  ])('is allowed as %s', (_, code) => expect(checkFile('src/a.ts', code).faults).toEqual([]));

  it('comes with the name to use', () =>
    expect(checkFile('src/a.ts', '\nconst seal = 1;').faults).toEqual([
      'src/a.ts:2: "seal" is a retired name: write writeChecksum',
    ]));
});

describe('all files', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'comments-'));
    mkdirSync(path.join(root, 'src/empty'), { recursive: true });
    writeFileSync(path.join(root, 'src/a.ts'), '/** What it is. */\nexport const a = 1;\n');
    writeFileSync(path.join(root, 'src/b.css'), '.answer {}\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are counted', async () =>
    expect(await checkNaming(root)).toMatchObject({ comments: 1, names: 1, faults: [expect.any(String)] }));

  it('must not be none', () =>
    expect(checkNaming(path.join(root, 'src/empty'))).rejects.toThrow('no doc comment and no name to check'));
});
