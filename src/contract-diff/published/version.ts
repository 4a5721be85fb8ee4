import type { Severity } from '../rules';

/** The three numbers of a version. */
type Version = readonly [major: number, minor: number, patch: number];

/** Reads `1.2.3`; undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Whether a version is later than another one. What is no version is earlier than all. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [parseVersion(one) ?? [-1, 0, 0], parseVersion(other) ?? [-1, 0, 0]];
  const index = a.findIndex((number, at) => number !== b[at]);
  return index >= 0 && Number(a[index]) > Number(b[index]);
}

/** The lowest version that a change of this severity may have: major, minor or patch; before 1.0 minor for breaking. */
export function lowestVersion(published: string, severity: Severity): string {
  const [major, minor, patch] = parseVersion(published) ?? [0, 0, 0];
  if (severity === 'text') return `${major}.${minor}.${patch + 1}`;
  return severity === 'breaking' && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
