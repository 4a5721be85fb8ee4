import { cutName } from '../../openapi/names';
import { groupOf } from './group';
import type { ReadApi } from './readApi';

/**
 * The contract reduced to what names pages: operations with title, tag and
 * method. The OpenAPI plugin makes the MDX files and the sidebar from this, so
 * that no text of a contract ever passes through its Markdown or its Postman
 * conversion, whatever is in it and however large it is.
 */
export function outline({ document, operations, ref }: ReadApi): object {
  const paths: Record<string, object> = {};
  for (const { operation } of operations) {
    const { id, title, lead, method, deprecated } = operation;
    paths[`/${id}`] = {
      [method]: {
        operationId: id,
        summary: title,
        description: lead,
        deprecated,
        tags: [groupOf(operation)],
        responses: { default: { description: '' } },
      },
    };
  }
  const { title, version } = document.info;
  const tags = new Set((document.tags ?? []).map(({ name }) => name));
  return {
    openapi: '3.0.3',
    // The plugin names a file by the title.
    info: { title: cutName(ref.title), description: title, version },
    tags: [...tags].map((name) => ({ name })),
    paths,
  };
}
