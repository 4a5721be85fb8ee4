import type { AttributeTranslation } from './model';

const CURATED = ['sourceField', 'status', 'example'] as const;

/**
 * The list with what the API's response lacks and the snapshot knows: register field, status, example.
 * Only for attributes that are still of the same register, so that no fact outlives its source.
 */
export function withCurated(
  attributes: readonly AttributeTranslation[],
  snapshot: readonly AttributeTranslation[],
): AttributeTranslation[] {
  const known = new Map(snapshot.map((attribute) => [attribute.key, attribute]));
  return attributes.map((attribute) => {
    const kept = known.get(attribute.key);
    if (kept?.register !== attribute.register) return attribute;
    const missing = CURATED.filter((field) => attribute[field] === undefined && kept[field] !== undefined);
    return { ...attribute, ...Object.fromEntries(missing.map((field) => [field, kept[field]])) };
  });
}
