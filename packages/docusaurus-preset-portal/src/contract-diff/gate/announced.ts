import { site } from 'docusaurus-preset-portal/content';
import type { Document } from '../../openapi';
import { isRef, lookUp } from '../../openapi/pointer';
import type { Difference } from '../contractDifferences';
import { parseVersion } from '../published/version';

/** Returns the objects along a pointer. Deprecation of an object includes everything below it. */
function objectsAlong(document: Document, pointer: string): Record<string, unknown>[] {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found: Record<string, unknown>[] = [];
  let current: unknown = document;
  for (const part of parts) {
    current = (current as Record<string, unknown>)[part];
    if (isRef(current)) current = { ...lookUp(document, current.$ref).node, ...current };
    if (typeof current !== 'object' || current === null) break;
    found.push(current as Record<string, unknown>);
  }
  return found;
}

/** True from version 1.0. Earlier versions need no deprecation period. */
const hasPeriod = ({ info }: Document): boolean => (parseVersion(info.version)?.[0] ?? 0) > 0;

/**
 * True if a breaking change was announced by the day of the change: the published contract marks the part as deprecated,
 * and its `x-sunset` has passed. Versions before 1.0 need no announcement.
 */
export function wasAnnounced(before: Document, { pointer }: Difference, date: string): boolean {
  return (
    !hasPeriod(before) ||
    objectsAlong(before, pointer).some(
      ({ deprecated, 'x-sunset': sunset }) => deprecated === true && typeof sunset === 'string' && sunset <= date,
    )
  );
}

function monthsAfter(date: string, months: number): string {
  const day = new Date(date);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** Returns a fault if a change of this day sets an `x-sunset` earlier than the notice period allows. */
export function isTooSoon(
  document: Document,
  { rule, pointer }: Difference,
  date: string,
): { what: string; fix: string } | undefined {
  if (!hasPeriod(document) || !(rule === 'deprecated' || rule === 'sunset-set')) return undefined;
  const sunset = objectsAlong(document, pointer).at(-1)?.['x-sunset'];
  const earliest = monthsAfter(date, site.noticeMonths);
  if (typeof sunset !== 'string' || sunset >= earliest) return undefined;
  return {
    what: `The removal date ${sunset} leaves less than ${site.noticeMonths} months of notice.`,
    fix: `Set \`x-sunset\` to ${earliest} or a later date.`,
  };
}
