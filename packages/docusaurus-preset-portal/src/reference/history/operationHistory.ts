import type { AffectedPart, Release, ReleaseEntry } from '../../contract-diff';
import { inlineMarkdown } from '../../openapi';
import type { Operation, OperationChange, OperationRelease } from '../../openapi/model';
import { changedField } from './changedField';

interface Hit {
  entry: ReleaseEntry;
  reached: AffectedPart;
}

/** Merges hits with the same sentence into one change, most severe first. */
function changesOf(operation: Operation, hits: Hit[]): OperationChange[] {
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
