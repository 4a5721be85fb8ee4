import type { Document } from '../document';
import type { Operation } from '../model';
import { locateOperations } from '../operations';
import { readOperation } from './operation';
import { pageContext } from './pageContext';

/** Reads the first operation of a contract with one path. */
export function read(item: object, parts: object = {}, path = '/shapes'): Operation {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shapes', version: '1' },
    paths: { [path]: item },
    ...parts,
  } as Document;
  const [located] = locateOperations(document);
  if (!located) throw new Error('The contract of this test has an operation.');
  return readOperation(pageContext(document), located);
}
