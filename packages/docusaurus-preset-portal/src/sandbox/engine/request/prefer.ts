/** Preference in a `Prefer` header: a status of the contract, and the name of an example. */
export interface Preference {
  code: number;
  example?: string;
}

/** Reads `Prefer: code=429` and `Prefer: code=200, example=discontinued`; other preferences are ignored. */
export function readPreference(header: string | undefined): Preference | undefined {
  const code = /(?:^|[,;\s])code="?(\d{3})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  if (code === undefined) return undefined;
  const example = /(?:^|[,;\s])example="?([\w-]{1,64})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  return { code: Number(code), example };
}
