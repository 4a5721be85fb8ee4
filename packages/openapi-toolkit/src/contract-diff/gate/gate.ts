import type { Document } from '../../openapi/document';
import { isRef, lookUp } from '../../openapi/pointer';
import { contractDifferences, type Difference } from '../contractDifferences';
import { type Change, changesOf, covers, namedPartOf, sentenceFor } from '../published/changes';
import { isNewer, lowestVersion, parseVersion } from '../published/version';
import { type Severity, severities } from '../rules';

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

/** True if the published contract marks the part as deprecated and its `x-sunset` has passed on this day. Before 1.0 nothing need be announced. */
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
  noticeMonths: number,
): { what: string; fix: string } | undefined {
  if (!hasPeriod(document) || !(rule === 'deprecated' || rule === 'sunset-set')) return undefined;
  const sunset = objectsAlong(document, pointer).at(-1)?.['x-sunset'];
  const earliest = monthsAfter(date, noticeMonths);
  if (typeof sunset !== 'string' || sunset >= earliest) return undefined;
  return {
    what: `The removal date ${sunset} leaves less than ${noticeMonths} months of notice.`,
    fix: `Set \`x-sunset\` to ${earliest} or a later date.`,
  };
}

/** A fault that blocks a change, and its fix. */
export interface GateFault {
  what: string;
  fix: string;
  /** Absent if the fault concerns the version as a whole. */
  difference?: Difference;
}

interface Compared {
  before: Document;
  document: Document;
  noticeMonths: number;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** True for at least two words, which rules out placeholders. */
const isSentence = (text = ''): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(text);

const worst = (found: readonly Difference[]): Severity =>
  severities.find((severity) => found.some((difference) => difference.severity === severity)) ?? 'text';

function versionFaults(published: string, version: string, next: string, found: readonly Difference[]): GateFault[] {
  const fix = `Set info.version to ${next} or a later one, and put its entry first in x-changes.`;
  if (!parseVersion(version)) return [{ what: `The version "${version}" is not three numbers.`, fix }];
  if (version === next) return [];
  const what = `Version ${version} is too low: after ${published}, a ${worst(found)} change needs at least ${next}.`;
  return [{ what, fix, difference: found[0] }];
}

function differenceFault(
  { before, document, noticeMonths }: Compared,
  change: Change,
  difference: Difference,
): GateFault[] {
  const { severity, pointer } = difference;
  const sentence = sentenceFor(change.changes, difference);
  const entry = `{at: ['${namedPartOf(pointer)}'], text: …${severity === 'breaking' ? ', migration: …' : ''}}`;
  const fix = `Add ${entry} to \`changes\` of version ${change.version} in x-changes, or take the change back.`;
  if (!isSentence(sentence?.text))
    return [{ what: `x-changes does not describe this ${severity} change.`, fix, difference }];
  const soon = isTooSoon(document, difference, change.date, noticeMonths);
  if (soon) return [{ ...soon, difference }];
  if (severity !== 'breaking') return [];
  if (!isSentence(sentence?.migration)) return [{ what: 'A breaking change has no migration note.', fix, difference }];
  if (wasAnnounced(before, difference, change.date)) return [];
  const first = 'Publish it first with `deprecated: true` and a date in `x-sunset`; change it after that date.';
  return [{ what: 'A breaking change has no deprecation period.', fix: first, difference }];
}

/** Changes of text share one sentence: `texts`, or the summary when nothing else changed. */
function textFaults(change: Change, found: readonly Difference[]): GateFault[] {
  const texts = found.filter(
    (difference) => difference.severity === 'text' && !sentenceFor(change.changes, difference),
  );
  if (texts.length === 0 || worst(found) === 'text' || isSentence(change.texts)) return [];
  const what = `x-changes does not describe the change of ${texts.length === 1 ? 'a text' : `${texts.length} texts`}.`;
  const fix = `Describe it in \`texts\` of version ${change.version} in x-changes: one sentence for descriptions, labels and examples.`;
  return [{ what, fix, difference: texts[0] }];
}

/** Returns faults for pointers without a difference: too broad, misspelt, or left from a reverted change. */
function idleFaults(change: Change, found: readonly Difference[]): GateFault[] {
  const idle = change.changes
    .flatMap(({ at }) => at)
    .filter((at) => !found.some((difference) => covers(at, difference)));
  const fix = 'Write the pointer the gate prints: of one property, parameter, response, component or operation.';
  return idle.map((at) => ({ what: `In x-changes, '${at}' matches no change.`, fix }));
}

/** Returns what the sentences of a change lack. Every fix names the version that the change is to have. */
function sentenceFaults(compared: Compared, next: string, found: readonly Difference[]): GateFault[] {
  const { before, document } = compared;
  const { version } = document.info;
  // The entry of a published version describes the release before this change.
  const isPublished = version === before.info.version;
  const entry = isPublished ? undefined : changesOf(document).find((change) => change.version === version);
  if (!isPublished && !(entry && isSentence(entry.summary) && isDate(entry.date))) {
    const fix = 'Put {version, date, summary} first in x-changes.';
    return [{ what: `x-changes has no entry with a date and a summary for version ${next}.`, fix }];
  }
  const change: Change = { date: '', summary: '', changes: [], ...entry, version: next };
  return [
    ...found
      .filter(({ severity }) => severity !== 'text')
      .flatMap((difference) => differenceFault(compared, change, difference)),
    ...textFaults(change, found),
    ...idleFaults(change, found),
  ];
}

/** Returns what blocks a change since `before`: a missing version, sentence, migration note or, from 1.0 on, notice of `noticeMonths` months. */
export function gateFaults(before: Document, document: Document, noticeMonths = 0): GateFault[] {
  const found = contractDifferences(before, document);
  const { version } = document.info;
  if (found.length === 0 && version === before.info.version) return [];
  const lowest = lowestVersion(before.info.version, worst(found));
  const next = !parseVersion(version) || isNewer(lowest, version) ? lowest : version;
  return [
    ...versionFaults(before.info.version, version, next, found),
    ...sentenceFaults({ before, document, noticeMonths }, next, found),
  ];
}
