import type { Document } from '../../openapi';
import { isRef, lookUp } from '../../openapi/pointer';
import type { Difference } from '../differences';
import { parseVersion } from '../published/version';

/** The objects on the way of a pointer: what is deprecated takes with it what is below. */
function onTheWay(document: Document, pointer: string): Record<string, unknown>[] {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found: Record<string, unknown>[] = [];
  let here: unknown = document;
  for (const part of parts) {
    here = (here as Record<string, unknown>)[part];
    if (isRef(here)) here = { ...lookUp(document, here.$ref).node, ...here };
    if (typeof here !== 'object' || here === null) break;
    found.push(here as Record<string, unknown>);
  }
  return found;
}

/**
 * Whether a breaking change was announced: the published contract marks it as deprecated, and the day it named has
 * passed. Before 1.0 there is no such period.
 *
 * @param date Day of the change.
 */
export function wasAnnounced(before: Document, { pointer }: Difference, date: string): boolean {
  const [major = 0] = parseVersion(before.info.version) ?? [];
  if (major === 0) return true;
  return onTheWay(before, pointer).some(
    ({ deprecated, 'x-sunset': sunset }) => deprecated === true && typeof sunset === 'string' && sunset <= date,
  );
}
