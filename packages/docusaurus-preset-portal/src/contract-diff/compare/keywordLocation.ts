import { keywordAt } from '../view/view';
import type { NewFinding } from './graph';
import type { Views } from './schema';

/** Returns the position of the keyword itself on each side: an edit of a shared schema is found as one. */
export function locateKeyword(
  { before, after }: Views,
  aspect: string,
  keywords: readonly string[],
): Omit<NewFinding, 'message'> {
  const [old, now] = [before, after].map((view) => keywords.map((keyword) => keywordAt(view, keyword)).find(Boolean));
  const inner = { route: keywords.filter((keyword) => keywordAt(after, keyword)).slice(0, 1) };
  return { before: old ?? before.pointer, after: now ?? after.pointer, at: now ?? old ?? after.pointer, aspect, inner };
}
