import { expect, it } from 'vitest';
import type { Note } from '../model';
import { docsNote, xmlNote } from './notes';

it.each<[unknown, Note[]]>([
  [{ name: 'photoUrl', wrapped: true }, [{ name: 'in XML', value: 'element photoUrl, wrapped in an element' }]],
  [{ attribute: true }, [{ name: 'in XML', value: 'attribute' }]],
  [
    { name: 'a', prefix: 'x', namespace: 'http://example.com/x' },
    [{ name: 'in XML', value: 'element x:a, namespace http://example.com/x' }],
  ],
  [{ prefix: 'x', wrapped: false }, [{ name: 'in XML', value: 'prefix x, not wrapped' }]],
  [{ nodeType: 'cdata' }, [{ name: 'in XML', value: 'node of type cdata' }]],
  [{ nodeType: 'attribute', name: 'id' }, [{ name: 'in XML', value: 'attribute id' }]],
  [{}, []],
])('xml %j', (xml, notes) => expect(xmlNote(xml)).toEqual(notes));

it.each<[unknown, Note[]]>([
  [{ url: 'javascript:run()', description: 'More' }, [{ name: 'see', value: 'More (javascript:run())' }]],
  [{ url: 'docs/more.html' }, [{ name: 'see', value: 'docs/more.html' }]],
  [{ description: 'Only words' }, [{ name: 'see', value: 'Only words' }]],
])('externalDocs %j', (docs, notes) => expect(docsNote(docs)).toEqual(notes));
