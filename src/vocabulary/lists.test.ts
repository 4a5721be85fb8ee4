import { readFileSync } from 'node:fs';
import { problemOf, unitName } from 'docusaurus-preset-portal/terms';
import { describe, expect, it } from 'vitest';
import { guides, identifiers, problems } from '#site';
import { codeAnchor, codeHref, listHref, registerPage } from '#site/addresses';
import groups from '../../docs/_data/attribute-fields.json';
import { codeListOf, codeLists, codeListsOfAttribute, noCodeListReason } from './codeLists';
import { extensionNames } from './extensions';
import { identifierOf } from './identifiers';
import { forbiddenUses, personalDataClasses } from './personalData';
import { promisedGuides, promisedOperations } from './promised';
import { described } from './recognise';
import { attributesByPath, fieldName, recordFields } from './recordFields';
import { registerCode, registerName, registers } from './registers';
import { unitIds } from './units';

/** True for a non-empty text without surrounding spaces. */
const isText = (text: unknown) => typeof text === 'string' && text !== '' && text.trim() === text;

/** Returns the fragments of the sections of a guide. */
function sectionsOf(guide: string | undefined): string[] {
  const text = readFileSync(`docs${guide}.mdx`, 'utf8');
  return [...text.matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].map(([, id = '']) => id);
}

it.each<[string, readonly unknown[]]>([
  ['identifiers', Object.keys(identifiers).map((each) => identifierOf(each).name)],
  ['classes', Object.values(personalDataClasses).flatMap((about) => Object.values(about))],
  ['forbidden uses', Object.values(forbiddenUses)],
  ['problems', Object.keys(problems).map((id) => problemOf({ problems }, id)?.title)],
  ['registers', Object.keys(registers).map(registerName)],
  ['units', unitIds.map(unitName)],
  ['what is recognised', described.map(({ name }) => name)],
])('%s have texts, each its own', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !isText(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each<[string, readonly string[], string | undefined]>([
  ['identifier', Object.keys(identifiers), guides.identifiers],
  ['problem', Object.keys(problems), guides.errors],
  ['register', Object.keys(registers).map((code) => code.toLowerCase()), guides.registers],
])('every %s has a section of its guide', (_, ids, guide) => {
  const sections = sectionsOf(guide);
  expect(ids.filter((id) => !sections.includes(id))).toEqual([]);
});

it('what is recognised has a section of the guide', () => {
  const sections = sectionsOf(guides.identifiers);
  expect(described.filter(({ section }) => !sections.includes(section))).toEqual([]);
});

it('a problem has the status of an error', () =>
  expect(
    Object.keys(problems).filter(
      (id) => ![4, 5].includes(Math.floor((problemOf({ problems }, id)?.status ?? 0) / 100)),
    ),
  ).toEqual([]));

it('extensions and addresses have their form', () => {
  expect(extensionNames.filter((name) => !/^x-[a-zA-Z-]+$/.test(name))).toEqual([]);
  const promised = [promisedGuides, ...Object.values(promisedOperations)];
  expect(promised.length).toBeGreaterThan(1);
  for (const slugs of promised) {
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !/^[a-z][a-z/-]+$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

it('a register is known by its Danish names', () =>
  expect(['Ejerfortegnelsen', 'Ejendomsvurdering', 'Regnskaber'].map(registerCode)).toEqual([
    'EJF',
    'VUR',
    'REGNSKABER',
  ]));

describe('code lists', () => {
  const list = { id: 'bbr-roof', register: 'BBR' };
  it.each([
    ['5', 'bbr-roof-5', '#bbr-roof-5'],
    ['A  b', 'bbr-roof-a-b', '#bbr-roof-a-b'],
    ['Ø+', 'bbr-roof-ø+', '#bbr-roof-%C3%B8%2B'],
  ])('have an address for the code %j', (code, anchor, fragment) => {
    expect(codeAnchor(list, { code })).toBe(anchor);
    expect(codeHref(list, { code })).toBe(`${guides.codeLists}/bbr${fragment}`);
  });

  it('are on the page of their register', () =>
    expect([registerPage('BBR'), listHref(list)]).toEqual([
      `${guides.codeLists}/bbr`,
      `${guides.codeLists}/bbr#bbr-roof`,
    ]));

  it('are found by id and by attribute', () => {
    expect(codeLists.map(({ id }) => codeListOf(id))).toEqual(codeLists);
    expect([codeListOf('none'), codeListsOfAttribute('none'), noCodeListReason('none')]).toEqual([
      undefined,
      [],
      undefined,
    ]);
    expect(codeListsOfAttribute('building_status').map(({ id }) => id)).toContain('bbr-life-cycle');
    expect(noCodeListReason('street_code')).toBe('Thousands of streets, kept in DAR.');
  });
});

describe('fields of records', () => {
  const [first] = groups;
  it('are all of the file', () => {
    const count = groups.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
    expect(recordFields.length).toBe(count);
    const { operation, record } = first as (typeof groups)[number];
    expect(recordFields[0]).toEqual({ attribute: 'address_id', operation, record, path: 'address.addressId' });
  });

  it('are named with their record', () => {
    expect(fieldName({ record: 'property', path: 'a[].b' })).toBe('property.a[].b');
    expect(fieldName({ record: '', path: 'a' })).toBe('a');
  });

  it('lead to every attribute of an operation', () => {
    const own = recordFields.filter(({ operation }) => operation === first?.operation);
    const found = attributesByPath(first?.operation ?? '');
    expect([...found.values()].flat().sort()).toEqual(own.map(({ attribute }) => attribute).sort());
    expect(own.filter(({ path, attribute }) => !found.get(path)?.includes(attribute))).toEqual([]);
    expect(attributesByPath('none').size).toBe(0);
  });
});
