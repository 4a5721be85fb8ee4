import type { Document } from '../../openapi';
import { type Difference, differences } from '../differences';
import { changesOf, sentenceFor } from '../published/changes';
import { isNewer, lowestVersion, parseVersion } from '../published/version';
import { type Severity, severities } from '../rules';
import { wasAnnounced } from './announced';

/** What stops a change, and what to do. */
export interface Fault {
  what: string;
  /** What to do about it. */
  fix: string;
  /** Absent for what is about the version as a whole. */
  difference?: Difference;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const worst = (found: readonly Difference[]): Severity =>
  severities.find((severity) => found.some((one) => one.severity === severity)) ?? 'text';

function versionFaults(published: string, document: Document, found: readonly Difference[]): Fault[] {
  const { version } = document.info;
  const lowest = lowestVersion(published, worst(found));
  const [counted] = found;
  const fix = `Set info.version to ${lowest} or a later one, and put its entry first in x-changes.`;
  if (!parseVersion(version)) return [{ what: `The version "${version}" is not three numbers.`, fix }];
  if (!isNewer(lowest, version)) return [];
  return [
    {
      what: `Version ${version} is too low: after ${published}, what is ${worst(found)} needs at least ${lowest}.`,
      fix,
      difference: counted,
    },
  ];
}

function sentenceFaults(before: Document, document: Document, found: readonly Difference[]): Fault[] {
  const { version } = document.info;
  const change = changesOf(document).find((one) => one.version === version);
  if (!change?.summary || !DATE.test(String(change.date))) {
    const fix = 'Put {version, date, summary} first in x-changes.';
    return [{ what: `x-changes has no entry with a date and a summary for version ${version}.`, fix }];
  }
  return found
    .filter(({ severity }) => severity !== 'text')
    .flatMap((difference): Fault[] => {
      const { severity, pointer } = difference;
      const sentence = sentenceFor(change, difference);
      const entry = `{at: ['${pointer}'], text: …${severity === 'breaking' ? ', migration: …' : ''}}`;
      const fix = `Add ${entry} to \`changes\` of version ${version} in x-changes, or take the change back.`;
      if (!sentence?.text) return [{ what: `No sentence says what is ${severity} here.`, fix, difference }];
      if (severity !== 'breaking') return [];
      if (!sentence.migration) return [{ what: 'A breaking change has no migration note.', fix, difference }];
      if (wasAnnounced(before, difference, change.date)) return [];
      return [
        {
          what: 'A breaking change comes without its deprecation period.',
          fix: 'Publish it first with `deprecated: true` and a day in `x-sunset`; change it after that day.',
          difference,
        },
      ];
    });
}

/**
 * Checks that nothing changes unnoticed: version, sentences, migration notes, deprecation periods.
 *
 * @param before The contract as it was published last.
 * @param document The contract as it is now.
 * @returns what stops the change; empty when it may be published.
 */
export function gateFaults(before: Document, document: Document): Fault[] {
  const found = differences(before, document);
  if (found.length === 0) return [];
  return [...versionFaults(before.info.version, document, found), ...sentenceFaults(before, document, found)];
}
