import { expect, it } from 'vitest';
import type { Note } from '../model';
import { docsNote, linkNote, xmlNote } from './notes';

it.each<[unknown, Note[]]>([
  [{ name: 'photoUrl', wrapped: true }, [{ name: 'in XML', value: 'element photoUrl, wrapped in an element' }]],
  [{ name: 'id', attribute: true }, [{ name: 'in XML', value: 'attribute id' }]],
  [{ attribute: true }, [{ name: 'in XML', value: 'attribute' }]],
  [
    { name: 'a', prefix: 'x', namespace: 'http://example.com/x' },
    [{ name: 'in XML', value: 'element x:a, namespace http://example.com/x' }],
  ],
  [{ prefix: 'x', wrapped: false }, [{ name: 'in XML', value: 'prefix x, not wrapped' }]],
  [{ nodeType: 'cdata' }, [{ name: 'in XML', value: 'node of type cdata' }]],
  [{ nodeType: 'attribute', name: 'id' }, [{ name: 'in XML', value: 'attribute id' }]],
  [{}, []],
  [undefined, []],
])('xml %j', (xml, notes) => expect(xmlNote(xml)).toEqual(notes));

it.each<[unknown, Note[]]>([
  [
    { url: 'https://example.com/a', description: 'More' },
    [{ name: 'see', value: 'More', href: 'https://example.com/a' }],
  ],
  [{ url: 'https://example.com/a' }, [{ name: 'see', value: 'https://example.com/a', href: 'https://example.com/a' }]],
  [{ url: 'javascript:run()', description: 'More' }, [{ name: 'see', value: 'More (javascript:run())' }]],
  [{ url: 'docs/more.html' }, [{ name: 'see', value: 'docs/more.html' }]],
  [{ description: 'Only words' }, [{ name: 'see', value: 'Only words' }]],
  [{}, []],
  [undefined, []],
])('externalDocs %j', (docs, notes) => expect(docsNote(docs)).toEqual(notes));

it('links to an address by mail', () => {
  expect(linkNote('mail', 'mailto:a@example.com', 'a@example.com')).toEqual([
    { name: 'mail', value: 'a@example.com', href: 'mailto:a@example.com' },
  ]);
});
