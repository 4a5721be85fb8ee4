import { isMap } from '../isMap';

/** Options and result of the converter that are used here; it has no types. */
type ConvertObj = (
  swagger: object,
  options: { patch: boolean; warnOnly: boolean; anchors: boolean },
) => Promise<{ openapi: object }>;

export const isSwagger = (root: unknown): root is Record<string, unknown> =>
  isMap(root) && String(root.swagger).startsWith('2');

/**
 * Converts a Swagger 2.0 contract to OpenAPI 3.0, also one with small mistakes. References to other files stay.
 *
 * The converter is imported on demand, because most contracts are of later versions.
 */
export async function convertSwagger(root: object): Promise<object> {
  // @ts-expect-error: the package has no types
  const { convertObj } = (await import('swagger2openapi')) as { convertObj: ConvertObj };
  const { openapi } = await convertObj(root, { patch: true, warnOnly: true, anchors: true });
  return openapi;
}
