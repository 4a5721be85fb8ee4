// The comparison of contracts. Needs Node.js.

// Differences of two versions of a contract, and how serious each is.

export { diffCommand } from './commands';
export { type AffectedPart, contractDifferences } from './contract-diff/contractDifferences';
export { type ChangeRule, rules, severities } from './contract-diff/rules';

// Releases of a contract with their differences and sentences.

export { compareVersions } from './contract-diff/published/version';
export { compareNonAdjacent, type Release, type ReleaseEntry, releasesOf, versionsOf } from './contract-diff/releases';

// Published versions of contracts, and the gate that compares a change with the last one.

export { checkContracts, type Gate, publishContracts, runGate } from './contract-diff/gate/runGate';
export { nameOfVersion, readPublished } from './contract-diff/published/store';
