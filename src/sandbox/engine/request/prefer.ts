/** What a `Prefer` header asks of the sandbox: a status of the contract, and which example of it. */
export interface Preference {
  code: number;
  example?: string;
}

/** Reads `Prefer: code=429` and `Prefer: code=200, example=discontinued`; other preferences are not ours. */
export function readPreference(header: string | undefined): Preference | undefined {
  const code = /(?:^|[,;\s])code="?(\d{3})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  if (code === undefined) return undefined;
  const example = /(?:^|[,;\s])example="?([\w-]{1,64})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  return { code: Number(code), example };
}
