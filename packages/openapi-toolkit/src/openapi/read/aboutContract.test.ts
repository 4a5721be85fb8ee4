import { describe, expect, it } from 'vitest';
import type { Document } from '../document';
import { aboutContract } from './notes';

/** Formats a note whose value is a link. */
const link = (href: string, text = href) => `${text} <${href}>`;

/** Returns the notes about a contract, without its version of OpenAPI. */
function notesOf(info: object, parts: object = {}): (readonly [string, string])[] {
  const document = { openapi: '3.1.0', info: { title: 'Shapes', version: '1', ...info }, ...parts };
  const [openapi, ...others] = aboutContract(document as unknown as Document, 'Shapes').map(
    ({ name, value, href }) => [name, href ? link(href, value) : value] as const,
  );
  expect(openapi).toEqual(['OpenAPI', '3.1.0']);
  return others;
}

it('shows the title of the contract if the site has another one', () => {
  const document = { openapi: '3.0.3', info: { title: 'Sha\u0000pes' } } as unknown as Document;
  expect(aboutContract(document, 'Another')[0]).toEqual({ name: 'contract', value: 'Shapes' });
});

describe('a note', () => {
  it.each<[string, object, object, [string, string][]]>([
    ['terms', { termsOfService: 'https://a.example/t' }, {}, [['terms of service', link('https://a.example/t')]]],
    ['a contact without an address', { contact: { name: 'We' } }, {}, [['contact', 'We']]],
    ['no contact that the page has', { contact: { name: 'We', url: 'https://a.example' } }, {}, []],
    [
      'mail of a contact',
      { contact: { email: 'a@b.example', 'x-team': 1 } },
      {},
      [['e-mail', link('mailto:a@b.example', 'a@b.example')]],
    ],
    ['an SPDX licence', { license: { name: 'MIT', identifier: 'MIT' } }, {}, [['licence', 'SPDX MIT']]],
    [
      'documents',
      {},
      { externalDocs: { url: 'https://a.example/d', description: 'More' } },
      [['see', link('https://a.example/d', 'More')]],
    ],
  ])('of %s', (_, info, parts, wanted) => expect(notesOf(info, parts)).toEqual(wanted));
});
