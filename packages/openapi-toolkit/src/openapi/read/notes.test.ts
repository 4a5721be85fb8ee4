import { expect, it } from 'vitest';
import type { Note } from '../model';
import { docsNote } from './notes';

it.each<[unknown, Note[]]>([
  [{ url: 'javascript:run()', description: 'More' }, [{ name: 'see', value: 'More (javascript:run())' }]],
  [{ url: 'docs/more.html' }, [{ name: 'see', value: 'docs/more.html' }]],
  [{ description: 'Only words' }, [{ name: 'see', value: 'Only words' }]],
])('externalDocs %j', (docs, notes) => expect(docsNote(docs)).toEqual(notes));
