/** English and Danish wording of one thing. */
export interface Bilingual {
  en: string;
  da: string;
}

export const entities = ['address', 'company'] as const;
export type Entity = (typeof entities)[number];

export const attributeTypes = ['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'enum', 'array'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Confidence in the facts about an attribute. */
export const statuses = ['verified', 'derived', 'general-knowledge'] as const;

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
  /** Field in the register; the API does not send it, nor the two below. */
  sourceField?: string;
  status?: (typeof statuses)[number];
  /** Value from the invented world; null where that address or company has none. */
  example?: unknown;
}

/** The validated list. */
export interface Translations {
  /** In the order of the source. */
  attributes: readonly AttributeTranslation[];
  byKey: ReadonlyMap<string, AttributeTranslation>;
}
