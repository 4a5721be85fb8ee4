export { type AffectedPart, type Difference, differences } from './differences';
export { HASHES, hashOf, nameOfVersion, PUBLISHED, readPublished } from './published/store';
export { compareNonAdjacent, type Release, type ReleaseEntry, releasesOf, versionsOf } from './releases';
export { type Rule, rules, type Severity, severities } from './rules';
