import { inlineMarkdown, type Operation, type OperationChange, type OperationRelease } from 'openapi-toolkit';
import {
  type AffectedPart,
  compareNonAdjacent,
  type Release,
  type ReleaseEntry,
  readPublished,
  releasesOf,
  versionsOf,
} from 'openapi-toolkit/diff';
import { type Branding, withOwner } from '../applyBranding';
import type { ReadApi } from '../generate/readApi';
import { changedField } from './changedField';

/** Merges hits with the same sentence into one change, most severe first. */
function changesOf(operation: Operation, hits: { entry: ReleaseEntry; reached: AffectedPart }[]): OperationChange[] {
  const changes = new Map<string, OperationChange>();
  for (const { entry, reached } of hits) {
    const { sentence, message, severity } = entry;
    const text = inlineMarkdown(sentence?.text ?? message) ?? '';
    const change = changes.get(text) ?? { severity, text, migration: inlineMarkdown(sentence?.migration), fields: [] };
    const { name, anchor } = changedField(operation, reached);
    if (!change.fields.some((field) => field.name === name)) change.fields.push(anchor ? { name, anchor } : { name });
    changes.set(text, change);
  }
  return [...changes.values()];
}

/** Returns the changes of one operation by version, latest first; undefined if there are none. */
export function operationHistory(operation: Operation, releases: readonly Release[]): OperationRelease[] | undefined {
  const found = releases.flatMap(({ version, date, entries }): OperationRelease[] => {
    const hits = entries.flatMap((entry) =>
      entry.affected.filter(({ id }) => id === operation.id).map((reached) => ({ entry, reached })),
    );
    if (hits.length === 0) return [];
    const visible = hits.filter(({ entry }) => entry.severity !== 'text');
    return [{ version, date, changes: changesOf(operation, visible), texts: hits.length - visible.length }];
  });
  return found.length > 0 ? found : undefined;
}

/** Compares the published versions of an API and its current contract: adjacent ones, latest first, and the others. */
export async function readHistory({ ref, document }: ReadApi, owner: Branding, folder: string) {
  const published = (await readPublished(ref.id, folder)).map((one) => withOwner(one.document, owner));
  const versions = versionsOf(published, document);
  return { releases: releasesOf(ref.id, versions), comparisons: compareNonAdjacent(ref.id, versions) };
}
