/** English and Danish wording of one thing. */
export interface Bilingual {
  en: string;
  da: string;
}

/** One attribute of an entity, as the site shows it. */
export interface AttributeTranslation {
  /** Name in the API, unique in the list: `building_area`. */
  key: string;
  entity: Entity;
  type: AttributeType;
  /** Unit of the value (`m2`, `DKK`, …), null where it has none. */
  unit: string | null;
  label: Bilingual;
  description: Bilingual;
  /** Code of the register behind the value, as in `src/vocabulary/registers.ts`. */
  register: string;
  /** Field in the register; absent where nobody has written it down. */
  sourceField?: string;
  /** Confidence in the facts; absent like `sourceField`. */
  status?: Status;
  /** Value from the invented world; null where that address or company has none. */
  example?: unknown;
}

export const entities = ['address', 'company'] as const;
export type Entity = (typeof entities)[number];

export const attributeTypes = ['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'enum', 'array'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const statuses = ['verified', 'derived', 'general-knowledge'] as const;
export type Status = (typeof statuses)[number];

/** Source of a list. `unchanged`: the API reported that the list of the last build has not changed. */
export type Origin = 'api' | 'unchanged' | 'snapshot' | 'fallback';

/** The validated list. */
export interface Translations {
  /** In the order of the source. */
  attributes: readonly AttributeTranslation[];
  /** The same by key. A Map, so that a key named like a member of Object is nothing special. */
  byKey: ReadonlyMap<string, AttributeTranslation>;
  origin: Origin;
}

export const translationsOf = (attributes: readonly AttributeTranslation[], origin: Origin): Translations => ({
  attributes,
  byKey: new Map(attributes.map((attribute) => [attribute.key, attribute])),
  origin,
});
