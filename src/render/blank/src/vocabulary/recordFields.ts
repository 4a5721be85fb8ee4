/** No attributes: no field is one. */
export const attributesByPath = (_operation: string): ReadonlyMap<string, string[]> => new Map();
