import { cutName } from '../../openapi/names';
import { groupOf, tagsInOrder } from './groups';
import type { ReadApi } from './readApi';

/**
 * Reduces the contract to the data that names pages, from which the OpenAPI plugin makes MDX files and the sidebar: no
 * contract text passes through its Markdown or Postman conversion.
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
