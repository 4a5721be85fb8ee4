import type { Located } from '../../openapi';
import { ownerOf } from '../../openapi/applyBranding';
import type { Operation } from '../../openapi/model';
import { formOf } from '../builder/build/form';
import type { Form } from '../builder/form/types';
import { typesFile } from '../requests/typesFile';
import type { ReadApi } from './readApi';

/** Builds the form of an operation of this site. */
export const apiForm = (
  operation: Operation,
  located: Located,
  { ref, document }: Pick<ReadApi, 'ref' | 'document'>,
): Form => ({
  ...formOf(operation, located, document, typesFile(ref.id, located, document, ownerOf(process.env).siteUrl)),
  operation: `${ref.id}/${operation.id}`,
});
