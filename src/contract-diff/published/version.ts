import type { Severity } from '../rules';

/** Major, minor and patch number of a version. */
type Version = readonly [major: number, minor: number, patch: number];

/** Reads `1.2.3`; undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** True if a version is later than another one. Invalid versions are earlier than all others. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [parseVersion(one) ?? [-1, 0, 0], parseVersion(other) ?? [-1, 0, 0]];
  const index = a.findIndex((number, at) => number !== b[at]);
  return index >= 0 && Number(a[index]) > Number(b[index]);
}

/**
 * Returns the lowest version allowed for a change of this severity: major, minor or patch; before 1.0 minor for
 * breaking.
 */
export function lowestVersion(published: string, severity: Severity): string {
  const [major, minor, patch] = parseVersion(published) ?? [0, 0, 0];
  if (severity === 'text') return `${major}.${minor}.${patch + 1}`;
  return severity === 'breaking' && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
