import { compilePattern, memoizeByObject, ownValue } from 'openapi-toolkit';
import type { ServerData } from 'portal-cli/tools';
import { identifiers } from '#site';
import { identifierOf } from '#vocabulary/identifiers';
import { personalDataClasses } from '#vocabulary/personalData';

/** An identifier and the form of its values. */
export interface KnownIdentifier {
  id: string;
  name: string;
  /** Names of fields with this identifier. */
  fields: readonly string[];
  patterns: readonly RegExp[];
  /** True for a personal number: it must not be repeated in any text. */
  isSecret: boolean;
}

function identifiersIn(documents: readonly unknown[]) {
  const patterns = new Map<string, Set<string>>();
  /** Identifiers of the most protected class of personal data. */
  const secrets = new Set<string>();
  const secret = Object.keys(personalDataClasses).at(-1);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { 'x-identifier': id, 'x-personal-data': data, pattern } = node as Record<string, unknown>;
    if (typeof id === 'string') {
      if (typeof pattern === 'string') patterns.set(id, (patterns.get(id) ?? new Set()).add(pattern));
      if ((data as { class?: unknown } | undefined)?.class === secret) secrets.add(id);
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const document of documents) visit(document);
  return { patterns, secrets };
}

/** Returns the identifiers of the site and of its contracts. */
export const knownIdentifiers = memoizeByObject(({ contracts, file }: ServerData): KnownIdentifier[] => {
  const { patterns, secrets } = identifiersIn(
    Object.keys(contracts).map((id) => JSON.parse(file(`openapi/${id}.json`))),
  );
  const ids = [...new Set([...Object.keys(identifiers), ...patterns.keys()])];
  return ids.map((id) => {
    const definition = ownValue(identifiers as Record<string, { fields: readonly string[]; form?: RegExp }>, id);
    return {
      id,
      name: identifierOf(id).name,
      fields: definition?.fields ?? [],
      patterns: definition?.form
        ? [definition.form]
        : [...(patterns.get(id) ?? [])].flatMap((source) => compilePattern(source) ?? []),
      isSecret: secrets.has(id),
    };
  });
});
