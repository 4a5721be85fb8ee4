import type { FamilyId } from '../rules';
import { enumeratedValues } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { quotedList } from './messageText';
import type { Views } from './schema';

type Add = (family: FamilyId, message: string) => void;

export function compareValues(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const [old, now] = [enumeratedValues(before), enumeratedValues(after)];
  if (!old && !now) return;
  const add: Add = (family, message) =>
    noteDirected(context, pair, family, { ...locateKeyword({ before, after }, 'values', ['enum', 'const']), message });
  if (!old) add('values-listed', `${context.label} is now one of ${quotedList(now ?? [])}.`);
  else if (!now) add('values-unlisted', `${context.label} may now be anything, not only ${quotedList(old)}.`);
  else compareLists(context, old, now, add);
}

function compareLists({ label }: ComparisonState, old: Set<string>, now: Set<string>, add: Add): void {
  const added = [...now].filter((value) => !old.has(value));
  const removed = [...old].filter((value) => !now.has(value));
  const isNew = added.length > 0 && removed.length === old.size;
  if (isNew)
    add('values-replaced', `The values of ${label} changed from ${quotedList(removed)} to ${quotedList(added)}.`);
  else if (added.length > 0) add('value-added', `${label} has new values: ${quotedList(added)}.`);
  if (removed.length > 0 && !isNew) add('value-removed', `${label} has lost values: ${quotedList(removed)}.`);
}
