/** No rules between fields: schemas alone say what is right. */
export const fieldRules: Readonly<Record<string, readonly never[]>> = {};
