import { METHODS } from '../document';
import { isMap } from '../isMap';
import { pointerBelow } from '../pointer';

/** The converter has no types. */
type ConvertObj = (
  swagger: object,
  options: { patch: boolean; warnOnly: boolean; anchors: boolean },
) => Promise<{ openapi: object }>;

export const isSwagger = (root: unknown): root is Record<string, unknown> =>
  isMap(root) && String(root.swagger).startsWith('2');

/** Converts lists of files, and lists separated by tabs, which OpenAPI 3 lacks. Returns pointers to the latter. */
function readLists(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isMap(node) && node.collectionFormat === 'tsv' ? [pointer] : [];
  if (isMap(node) && isMap(node.items) && node.items.type === 'file') node.items = { type: 'string', format: 'binary' };
  if (own.length > 0) Object.assign(node, { collectionFormat: 'csv' });
  return [...own, ...Object.entries(node).flatMap(([key, value]) => readLists(value, pointerBelow(pointer, key)))];
}

const [FORM, MULTIPART] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Adds the type of forms that the converter leaves out: it takes one of the two that an operation consumes. */
function addForms(root: Record<string, unknown>, openapi: object): void {
  const paths = (openapi as { paths?: Record<string, unknown> }).paths ?? {};
  for (const [path, item] of Object.entries(isMap(root.paths) ? root.paths : {}))
    for (const method of METHODS) {
      const [before, after] = [item, paths[path]].map((one) => (isMap(one) && isMap(one[method]) ? one[method] : {}));
      const types = [before?.consumes ?? root.consumes].flat();
      const content = isMap(after?.requestBody) ? after.requestBody.content : undefined;
      if (!isMap(content) || !isMap(content[MULTIPART as string]) || !types.includes(FORM)) continue;
      const form = content[MULTIPART as string];
      if (!JSON.stringify(form).includes('"format":"binary"'))
        (after as { requestBody: object }).requestBody = {
          ...(after?.requestBody as object),
          content: { [FORM as string]: form, ...content },
        };
    }
}

/**
 * Converts a Swagger 2.0 contract to OpenAPI 3.0, also one with small mistakes. References to other files stay.
 *
 * @param onTabs Receives the pointer of each list that is separated by tabs.
 */
export async function convertSwagger(
  root: Record<string, unknown>,
  onTabs: (pointer: string) => void,
): Promise<object> {
  for (const pointer of readLists(root)) onTabs(pointer);
  // On demand, because most contracts are of later versions.
  // @ts-expect-error: the package has no types
  const { convertObj } = (await import('swagger2openapi')) as { convertObj: ConvertObj };
  const { openapi } = await convertObj(root, { patch: true, warnOnly: true, anchors: true });
  addForms(root, openapi);
  return openapi;
}
