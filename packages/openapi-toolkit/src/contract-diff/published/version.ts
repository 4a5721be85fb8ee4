import type { Severity } from '../rules';

type Version = readonly [major: number, minor: number, patch: number];

/** Reads `1.2.3`; undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Returns the numbers of a version or date, and what marks a pre-release: `v2.0-rc.1` → [2, 0] and `rc.1`. */
function partsOf(text: string): { numbers: number[]; preRelease: string } {
  const [, numbers, preRelease = ''] = /^v?(\d{4}-\d\d-\d\d|\d+(?:\.\d+)*)[-.]?([^+]*)/i.exec(text) ?? [];
  return { numbers: numbers?.split(/[.-]/).map(Number) ?? [-1], preRelease };
}

const inOrder = (version: string, other: string): number => version.localeCompare(other, 'en', { numeric: true });

/** Compares versions, which may be dates or have fewer numbers. A pre-release is before its release, one without a number before all others. */
export function compareVersions(version: string, other: string): number {
  const [a, b] = [partsOf(version), partsOf(other)];
  for (let at = 0; at < Math.max(a.numbers.length, b.numbers.length); at++) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.numbers[0] === -1) return inOrder(version, other);
  if (a.preRelease === '' || b.preRelease === '') return b.preRelease.length - a.preRelease.length;
  return inOrder(a.preRelease, b.preRelease);
}

export const isNewer = (version: string, other: string): boolean => compareVersions(version, other) > 0;

/** Returns the lowest version for a change of this severity; before 1.0 a breaking one raises the minor number. */
export function lowestVersion(published: string, severity: Severity): string {
  const [major, minor, patch] = parseVersion(published) ?? [0, 0, 0];
  if (severity === 'text') return `${major}.${minor}.${patch + 1}`;
  return severity === 'breaking' && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
