import { cutName } from 'openapi-toolkit';
import { groupOf, tagsInOrder } from './groups';
import type { ReadApi } from './readApi';

/** Reduces a contract to what names pages: the OpenAPI plugin converts none of its texts. */
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
  // The sidebar has the titles of the groups.
  const tags = new Map(tagsInOrder(document).map((tag) => [tag.name, tag.title]));
  return {
    openapi: '3.0.3',
    // The plugin derives the file name from the title.
    info: { title: cutName(ref.title), description: title, version },
    tags: [...tags].map(([name, title]) => ({ name, ...(title !== name && { 'x-displayName': title }) })),
    paths,
  };
}
