import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeAnchor, registerPage } from '#site/addresses';
import { codeLists } from '#vocabulary/codeLists';
import { registers } from '#vocabulary/registers';
import attributes from '../../../../docs/_data/attribute-translations.json';
import reasons from '../../../../docs/_data/attributes-without-code-list.json';
import { codeListsOfAttribute, noCodeListReason } from '../../../vocabulary/codeLists';
import { namesOf, pascal } from './constants';
import { allDownloads, registersOf } from './downloads';

const lists = codeLists;
const guide = (register: string) => readFileSync(`docs${registerPage(register)}.mdx`, 'utf8');

describe('the code lists', () => {
  it('belong to known registers and have unique addresses', () => {
    expect(registersOf(lists).filter((register) => !Object.keys(registers).includes(register))).toEqual([]);
    const anchors = lists.flatMap((list) => list.codes.map((code) => codeAnchor(list, code)));
    expect(anchors.length).toBeGreaterThan(lists.length);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((anchor) => /\s|[A-ZÆØÅ]/.test(anchor))).toEqual([]);
  });

  it('appear once each, on the page of their register', () => {
    const shown = registersOf(lists).flatMap((register) =>
      [...guide(register).matchAll(/<CodeList id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(shown.sort()).toEqual(lists.map(({ id }) => id).sort());
  });
});

/** Attributes whose values are codes. */
const coded = attributes.filter(({ key, type }) => type === 'enum' || /_code(_\d)?$/.test(key));

describe('attributes', () => {
  it('with codes have either a list or a reason', () => {
    expect(coded.length).toBeGreaterThan(lists.length / 2);
    const stated = coded.filter(({ key }) => noCodeListReason(key)).map(({ key }) => key);
    const listed = coded.filter(({ key }) => codeListsOfAttribute(key).length > 0).map(({ key }) => key);
    expect([...stated, ...listed].sort()).toEqual(coded.map(({ key }) => key).sort());
    expect(Object.keys(reasons).sort()).toEqual(stated.sort());
  });

  it('of the lists exist', () => {
    const keys = new Set(attributes.map(({ key }) => key));
    expect(lists.flatMap((list) => list.attributes).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('constants', () => {
  it.each(lists.map((list) => [list.id, list] as const))('%s: names are identifiers and differ', (_id, list) => {
    const names = namesOf(list.codes);
    expect(names.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(list.codes.length);
    const inCSharp = names.map(pascal);
    expect(new Set(inCSharp).size).toBe(list.codes.length);
    expect(inCSharp).not.toContain(pascal(list.id));
  });

  it('the TypeScript file compiles and holds every code', () => {
    const file = allDownloads(lists).find(({ file: name }) => name === 'all.ts');
    const { diagnostics, outputText } = ts.transpileModule(file?.text ?? '', { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    const count = lists.reduce((sum, { codes }) => sum + codes.length, 0);
    expect(outputText.match(/^ {4}[A-Z][A-Z0-9_]*: "/gm)).toHaveLength(count);
  });
});
