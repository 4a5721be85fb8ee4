import type { Document } from '../../openapi';
import { isRef, lookUp } from '../../openapi/pointer';
import { site } from '../../site';
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

/** Before 1.0 there is no period between the announcement of a change and the change. */
const hasPeriod = ({ info }: Document): boolean => (parseVersion(info.version)?.[0] ?? 0) > 0;

/**
 * Whether a breaking change was announced: the published contract marks it as deprecated, and the day it named has
 * passed. Before 1.0 there is no such period.
 *
 * @param date Day of the change.
 */
export function wasAnnounced(before: Document, { pointer }: Difference, date: string): boolean {
  return (
    !hasPeriod(before) ||
    onTheWay(before, pointer).some(
      ({ deprecated, 'x-sunset': sunset }) => deprecated === true && typeof sunset === 'string' && sunset <= date,
    )
  );
}

/** The day some months after another one: `2026-11-21`. */
function monthsAfter(date: string, months: number): string {
  const day = new Date(date);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/**
 * What is wrong with the day of removal that a change sets: it has to leave the notice that the site promises.
 *
 * @param date Day of the change.
 */
export function isTooSoon(
  document: Document,
  { rule, pointer }: Difference,
  date: string,
): { what: string; fix: string } | undefined {
  if (!hasPeriod(document) || !(rule === 'deprecated' || rule === 'sunset-set')) return undefined;
  const sunset = onTheWay(document, pointer).at(-1)?.['x-sunset'];
  const earliest = monthsAfter(date, site.noticeMonths);
  if (typeof sunset !== 'string' || sunset >= earliest) return undefined;
  return {
    what: `The day of removal ${sunset} leaves less than ${site.noticeMonths} months.`,
    fix: `Set \`x-sunset\` to ${earliest} or a later day.`,
  };
}
