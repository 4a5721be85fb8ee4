/**
 * An edit of a schema with its expected finding: `severity family`, or `severity/severity family` if it differs in a request
 * and in a response. Another family in a response stands last. Both sides are the schema of a property, in YAML.
 */
export type SchemaMutation = readonly [before: string, after: string, expected: string, response?: string];

/** Path and new value of a part of the contract; `null` removes it. */
export type Edit = readonly [path: string, value: unknown];

/**
 * An edit of an operation with its expected findings: `severity rule`, separated by commas. Paths are below the
 * contract `shapes.fixture.ts`; steps are separated by a space.
 */
export type OperationMutation = readonly [name: string, edits: Edit[], expected: string];
