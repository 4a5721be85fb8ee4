/** Returns the type of a value in JSON: `typeof`, but `null` and `array`. */
export const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
