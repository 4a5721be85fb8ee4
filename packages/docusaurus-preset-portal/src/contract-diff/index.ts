export { type AffectedPart, contractDifferences, type Difference } from './contractDifferences';
export { contractHash, HASHES, nameOfVersion, PUBLISHED, readPublished } from './published/store';
export { compareNonAdjacent, type Release, type ReleaseEntry, releasesOf, versionsOf } from './releases';
export { type ChangeRule, rules, type Severity, severities } from './rules';
